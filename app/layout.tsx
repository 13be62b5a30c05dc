import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { FIRST_PAINT, RELOAD_WHEN_GONE } from '@/components/layout/first-paint';
import { PRODUCT_NAME, SITE_URL } from '@/lib/kernel/product';
import './globals.css';

// Atkinson Hyperlegible Next, made to keep I, l and 1 apart: "Type I", "R-1234yf". OFL, see fonts/OFL.txt.
const face = localFont({
  src: './fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  // No swap: where the network is too slow for the first look, the page stays as it is, and the next one has the face.
  display: 'optional',
  variable: '--font-face',
  adjustFontFallback: 'Arial',
});

const TITLE = `${PRODUCT_NAME}: EPA Section 608 practice tests`;
const DESCRIPTION =
  'Practice tests for the EPA Section 608 refrigerant handling certification: every answer explained, every rule cited.';

export const metadata: Metadata = {
  metadataBase: new URL(SITE_URL),
  applicationName: PRODUCT_NAME,
  title: { default: TITLE, template: `%s | ${PRODUCT_NAME}` },
  description: DESCRIPTION,
  openGraph: { siteName: PRODUCT_NAME, type: 'website', locale: 'en_US' },
  twitter: { card: 'summary_large_image' },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f8fa' },
    { media: '(prefers-color-scheme: dark)', color: '#08161d' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={face.variable} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash in the policy. */}
        <script dangerouslySetInnerHTML={{ __html: `${FIRST_PAINT};${RELOAD_WHEN_GONE}` }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
