export { default, generateMetadata } from '@/app/(en)/(account)/unsubscribe/page';
