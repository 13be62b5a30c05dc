export { default } from '@/app/(en)/(account)/profile/layout';
