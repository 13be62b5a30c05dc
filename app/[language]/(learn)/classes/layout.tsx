export { default } from '@/app/(en)/(learn)/classes/layout';
