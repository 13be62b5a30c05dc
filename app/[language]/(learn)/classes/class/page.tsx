export { default, generateMetadata } from '@/app/(en)/(learn)/classes/class/page';
