export { default, generateMetadata } from '@/app/(en)/(learn)/today/outcome/page';
