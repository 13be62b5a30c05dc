export { default, generateMetadata } from '@/app/(en)/(learn)/test-selection/page';
