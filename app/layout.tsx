import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import './globals.css';

export const metadata: Metadata = {
  title: { default: `${PRODUCT_NAME}: EPA Section 608 practice tests`, template: `%s | ${PRODUCT_NAME}` },
  description:
    'Practice tests for the EPA Section 608 refrigerant handling certification: every answer explained, every rule cited.',
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f8fa' },
    { media: '(prefers-color-scheme: dark)', color: '#08161d' },
  ],
};

// Before the first paint, so that a dark page never flashes white.
const THEME = `(function(){try{var t=localStorage.getItem('theme');if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t}catch(e){}})()`;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash in the policy. */}
        <script dangerouslySetInnerHTML={{ __html: THEME }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
