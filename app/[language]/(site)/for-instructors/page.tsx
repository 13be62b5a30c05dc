export { default, generateMetadata } from '@/app/(en)/(site)/for-instructors/page';
