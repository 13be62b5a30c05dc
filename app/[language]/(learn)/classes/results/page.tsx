export { default, generateMetadata } from '@/app/(en)/(learn)/classes/results/page';
