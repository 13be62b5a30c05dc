export { default } from '@/app/(en)/(account)/join/layout';
