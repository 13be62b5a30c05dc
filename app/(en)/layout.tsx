import type { ReactNode } from 'react';
import { Document, SITE_VIEWPORT, siteMetadata } from '@/app/document';

export const metadata = siteMetadata('en');
export const viewport = SITE_VIEWPORT;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document language="en">{children}</Document>;
}
