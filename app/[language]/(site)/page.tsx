export { default, generateMetadata } from '@/app/(en)/(site)/page';
