export { default, generateMetadata } from '@/app/(en)/(site)/corrections/page';
