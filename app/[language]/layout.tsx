import type { ReactNode } from 'react';
import { Document, SITE_VIEWPORT, siteMetadata } from '@/app/document';

export const metadata = siteMetadata('es');
export const viewport = SITE_VIEWPORT;

/**
 * Root layout of the Spanish pages. Each page in this folder re-exports the English page, which renders its texts in
 * the language of the path.
 */
export const dynamicParams = false;
export const generateStaticParams = () => [{ language: 'es' }];

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document language="es">{children}</Document>;
}
