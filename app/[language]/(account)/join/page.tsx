export { default, generateMetadata } from '@/app/(en)/(account)/join/page';
