export { default, generateMetadata } from '@/app/(en)/(site)/search/page';
