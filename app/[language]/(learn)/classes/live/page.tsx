export { default, generateMetadata } from '@/app/(en)/(learn)/classes/live/page';
