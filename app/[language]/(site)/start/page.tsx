export { default, generateMetadata } from '@/app/(en)/(site)/start/page';
