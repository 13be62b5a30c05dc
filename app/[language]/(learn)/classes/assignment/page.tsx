export { default, generateMetadata } from '@/app/(en)/(learn)/classes/assignment/page';
