import type { ReactNode } from 'react';
import { Document, SITE_VIEWPORT, siteMetadata } from '@/app/document';

export const metadata = siteMetadata('es');
export const viewport = SITE_VIEWPORT;

/** Root layout of the pages in Spanish. Each page below re-exports the English page, which reads its language. */
export const dynamicParams = false;
export const generateStaticParams = () => [{ language: 'es' }];

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document language="es">{children}</Document>;
}
