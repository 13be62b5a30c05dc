export { default, generateMetadata } from '@/app/(en)/(site)/study/page';
