export { default, generateMetadata } from '@/app/(en)/(site)/cheat-sheet/page';
