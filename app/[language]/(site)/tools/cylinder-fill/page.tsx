export { default, generateMetadata } from '@/app/(en)/(site)/tools/cylinder-fill/page';
