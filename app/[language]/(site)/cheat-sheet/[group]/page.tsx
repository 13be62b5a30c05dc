export { default, generateMetadata, generateStaticParams } from '@/app/(en)/(site)/cheat-sheet/[group]/page';

export const dynamicParams = false;
