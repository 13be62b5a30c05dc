import type { Metadata } from 'next';
import { EmptyGauge } from '@/components/layout/empty-gauge';
import { LogLostPath } from '@/components/layout/log-lost-path';
import { LoneMessage } from '@/components/layout/lone-message';
import { PageFrame } from '@/components/layout/page-frame';
import { buttonVariants } from '@/components/ui/button-variants';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <PageFrame variant="plain">
      <LogLostPath />
      <LoneMessage picture={<EmptyGauge word="0 psig" />} title="404">
        <p className="text-xl">Oops! Page not found</p>
        <a href="/" className={buttonVariants({ size: 'lg' })}>
          Return to Home
        </a>
      </LoneMessage>
    </PageFrame>
  );
}
