export { default } from '@/app/(en)/(learn)/layout';
