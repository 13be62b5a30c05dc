export { default } from '@/app/(en)/(learn)/tests/layout';
