export { default } from '@/app/(en)/(account)/devices/layout';
