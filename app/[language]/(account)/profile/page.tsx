export { default, generateMetadata } from '@/app/(en)/(account)/profile/page';
