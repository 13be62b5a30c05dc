export { default } from '@/app/(en)/(mock)/layout';
