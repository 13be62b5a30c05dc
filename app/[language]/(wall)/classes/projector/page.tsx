export { default, generateMetadata } from '@/app/(en)/(wall)/classes/projector/page';
