export { default, generateMetadata } from '@/app/(en)/(account)/forgot-password/page';
