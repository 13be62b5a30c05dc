export { default, generateMetadata } from '@/app/(en)/(site)/offline/page';
