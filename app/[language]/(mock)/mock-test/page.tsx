export { default, generateMetadata } from '@/app/(en)/(mock)/mock-test/page';
