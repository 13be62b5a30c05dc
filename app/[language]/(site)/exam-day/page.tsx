export { default, generateMetadata } from '@/app/(en)/(site)/exam-day/page';
