export { default } from '@/app/(en)/(learn)/test-selection/layout';
