import type { ReactNode } from 'react';
import { Document, SITE_METADATA, SITE_VIEWPORT } from '@/app/document';

export const metadata = SITE_METADATA;
export const viewport = SITE_VIEWPORT;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document language="en">{children}</Document>;
}
