export { default, generateMetadata } from '@/app/(en)/(learn)/classes/gradebook/page';
