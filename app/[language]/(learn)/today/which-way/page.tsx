export { default, generateMetadata } from '@/app/(en)/(learn)/today/which-way/page';
