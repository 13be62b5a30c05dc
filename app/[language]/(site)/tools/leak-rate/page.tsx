export { default, generateMetadata } from '@/app/(en)/(site)/tools/leak-rate/page';
