export { default, generateMetadata } from '@/app/(en)/(learn)/classes/paper/answers/page';
