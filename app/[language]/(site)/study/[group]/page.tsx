export { default, generateMetadata, generateStaticParams } from '@/app/(en)/(site)/study/[group]/page';

export const dynamicParams = false;
