export { default, generateMetadata } from '@/app/(en)/(account)/carry/page';
