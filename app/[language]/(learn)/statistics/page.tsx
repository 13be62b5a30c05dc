export { default, generateMetadata } from '@/app/(en)/(learn)/statistics/page';
