export { default, generateMetadata } from '@/app/(en)/(learn)/reports/page';
