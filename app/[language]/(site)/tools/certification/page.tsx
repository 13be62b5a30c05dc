export { default, generateMetadata } from '@/app/(en)/(site)/tools/certification/page';
