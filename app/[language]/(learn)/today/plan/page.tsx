export { default, generateMetadata } from '@/app/(en)/(learn)/today/plan/page';
