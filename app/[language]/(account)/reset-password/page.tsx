export { default, generateMetadata } from '@/app/(en)/(account)/reset-password/page';
