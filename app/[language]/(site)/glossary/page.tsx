export { default, generateMetadata } from '@/app/(en)/(site)/glossary/page';
