export { default, generateMetadata } from '@/app/(en)/(site)/tools/evacuation/page';
