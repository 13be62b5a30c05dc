export { default } from '@/app/(en)/(site)/tools/layout';
