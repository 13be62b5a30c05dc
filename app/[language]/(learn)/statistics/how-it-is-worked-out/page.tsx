export { default, generateMetadata } from '@/app/(en)/(learn)/statistics/how-it-is-worked-out/page';
