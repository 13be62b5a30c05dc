export { default, generateMetadata } from '@/app/(en)/(site)/cards/page';
