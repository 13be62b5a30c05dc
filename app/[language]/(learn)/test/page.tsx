export { default, generateMetadata } from '@/app/(en)/(learn)/test/page';
