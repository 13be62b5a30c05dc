export { default, generateMetadata } from '@/app/(en)/(account)/devices/page';
