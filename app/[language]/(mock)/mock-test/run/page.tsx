export { default, generateMetadata } from '@/app/(en)/(mock)/mock-test/run/page';
