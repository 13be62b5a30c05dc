export { default, generateMetadata } from '@/app/(en)/(learn)/favorites/page';
