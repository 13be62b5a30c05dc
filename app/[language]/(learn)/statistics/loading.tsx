export { default } from '@/app/(en)/(learn)/statistics/loading';
