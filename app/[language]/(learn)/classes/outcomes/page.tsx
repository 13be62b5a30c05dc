export { default, generateMetadata } from '@/app/(en)/(learn)/classes/outcomes/page';
