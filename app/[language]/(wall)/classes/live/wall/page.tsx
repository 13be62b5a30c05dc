export { default, generateMetadata } from '@/app/(en)/(wall)/classes/live/wall/page';
