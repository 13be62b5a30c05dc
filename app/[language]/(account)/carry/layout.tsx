export { default } from '@/app/(en)/(account)/carry/layout';
