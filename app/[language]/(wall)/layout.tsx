export { default } from '@/app/(en)/(wall)/layout';
