export { default, generateMetadata } from '@/app/(en)/(account)/verify-email/page';
