import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { DocumentMessages } from '@/components/messages/messages';
import pageStart from '@/dist/page-start.js';
import { BUILD_VERSION } from '@/lib/kernel/build-version';
import { type Language, LOCALES } from '@/lib/kernel/language';
import { PRODUCT_NAME, SITE_URL } from '@/lib/kernel/product';
import english from '@/messages/en/document.json';
import spanish from '@/messages/es/document.json';
import './globals.css';

// Atkinson Hyperlegible Next, a font in which I, l and 1 differ: "Type I", "R-1234yf". OFL, see fonts/OFL.txt. The file
// has only the weights and characters that the pages use; fonts/README.md describes how it was made.
const face = localFont({
  src: './fonts/atkinson-hyperlegible-next-basic.woff2',
  weight: '400 700',
  // `optional`: on a slow network this page shows the fallback font, and the next page uses the font from the browser's
  // cache.
  display: 'optional',
  variable: '--font-face',
  adjustFontFallback: 'Arial',
});

/**
 * Rare accents and characters, mostly for names. Browsers load this file only if a page contains one of these
 * characters.
 */
const moreOfFace = localFont({
  src: './fonts/atkinson-hyperlegible-next-more.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-more-of-face',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2-A6, U+A8, U+AA-AC, U+AE-AF, U+B3-B4, U+B6, U+B8-BC, U+BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+102, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308, U+2009, U+201A, U+201E, U+2039-203A, U+2044, U+20AC, U+2122, U+2215',
    },
  ],
});

/** Returns the default metadata of every page in a language. */
export function siteMetadata(language: Language): Metadata {
  const texts = language === 'es' ? spanish : english;
  /** Picture that other sites show beside a link to a page. */
  const picture = { url: '/opengraph-image.png', width: 1200, height: 630, alt: texts.pictureText };
  return {
    metadataBase: new URL(SITE_URL),
    applicationName: PRODUCT_NAME,
    title: { default: `${PRODUCT_NAME}: ${texts.title}`, template: `%s | ${PRODUCT_NAME}` },
    description: texts.description,
    manifest: language === 'es' ? '/es/manifest.webmanifest' : '/manifest.webmanifest',
    openGraph: {
      siteName: PRODUCT_NAME,
      type: 'website',
      locale: LOCALES[language].replace('-', '_'),
      images: picture,
    },
    twitter: { card: 'summary_large_image', images: picture },
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export const SITE_VIEWPORT: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f8fa' },
    { media: '(prefers-color-scheme: dark)', color: '#08161d' },
  ],
};

/** HTML document of the root layout and of the not-found page, which Next renders outside the layout. */
export function Document({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <html
      lang={language}
      data-build={BUILD_VERSION}
      className={`${face.variable} ${moreOfFace.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script data-own="" src={pageStart} />
        {/* The icons are linked here, because Next would load icon files in `app` again on each page. */}
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" sizes="any" />
        <link rel="icon" href="/favicon.ico" type="image/x-icon" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-icon.png" sizes="180x180" />
      </head>
      <body>
        <DocumentMessages>{children}</DocumentMessages>
      </body>
    </html>
  );
}
