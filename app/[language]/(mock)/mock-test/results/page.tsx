export { default, generateMetadata } from '@/app/(en)/(mock)/mock-test/results/page';
