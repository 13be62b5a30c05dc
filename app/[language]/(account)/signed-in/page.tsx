export { default, generateMetadata } from '@/app/(en)/(account)/signed-in/page';
