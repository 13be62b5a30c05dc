export { default, generateMetadata } from '@/app/(en)/(learn)/classes/room/page';
