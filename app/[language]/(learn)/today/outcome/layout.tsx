export { default } from '@/app/(en)/(learn)/today/outcome/layout';
