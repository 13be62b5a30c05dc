export { default, generateMetadata } from '@/app/(en)/(site)/tools/pressure-temperature/page';
