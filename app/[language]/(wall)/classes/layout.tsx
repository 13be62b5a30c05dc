export { default } from '@/app/(en)/(wall)/classes/layout';
