import type { Metadata } from 'next';
import { EmptyGauge } from '@/components/layout/empty-gauge';
import { LogLostPath } from '@/components/layout/log-lost-path';
import { LoneMessage } from '@/components/layout/lone-message';
import { PageFrame } from '@/components/layout/page-frame';
import { buttonVariants } from '@/components/ui/button-variants';
import { Document, SITE_VIEWPORT, siteMetadata } from './document';

export const metadata: Metadata = { ...siteMetadata('en'), title: 'Page not found' };
export const viewport = SITE_VIEWPORT;

/**
 * Not-found page for both languages. Not a root `not-found.tsx`, because Next would add its HTML to every other page.
 */
export default function GlobalNotFound() {
  return (
    <Document language="en">
      <PageFrame hasLanguages={false}>
        <LogLostPath />
        <LoneMessage picture={<EmptyGauge word="0 psig" />} title="404">
          <p className="text-xl">Oops! Page not found</p>
          <a href="/" className={buttonVariants({ size: 'lg' })}>
            Return to Home
          </a>
          <p lang="es">
            Esta página no existe.{' '}
            <a href="/es" className="underline">
              Ir al inicio en español
            </a>
          </p>
        </LoneMessage>
      </PageFrame>
    </Document>
  );
}
