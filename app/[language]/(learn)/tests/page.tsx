export { default, generateMetadata } from '@/app/(en)/(learn)/tests/page';
