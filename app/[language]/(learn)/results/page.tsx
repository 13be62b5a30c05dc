export { default, generateMetadata } from '@/app/(en)/(learn)/results/page';
