export { default, generateMetadata } from '@/app/(en)/(site)/calibration/page';
