export { default } from '@/app/(en)/(learn)/favorites/layout';
