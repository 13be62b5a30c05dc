export { default, generateMetadata } from '@/app/(en)/(site)/overview/page';
