import type { Metadata } from 'next';
import { BareFrame } from '@/components/layout/bare-frame';
import { EmptyGauge } from '@/components/layout/empty-gauge';
import { LogLostPath } from '@/components/layout/log-lost-path';
import { LoneMessage } from '@/components/layout/lone-message';
import { SiteFooter } from '@/components/layout/site-footer';
import { SlimHeader } from '@/components/layout/slim-header';
import { buttonVariants } from '@/components/ui/button-variants';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <BareFrame header={<SlimHeader home="/" />} footer={<SiteFooter />}>
      <LogLostPath />
      <LoneMessage picture={<EmptyGauge word="0 psig" />} title="404">
        <p className="text-xl">Oops! Page not found</p>
        <a href="/" className={buttonVariants({ size: 'lg' })}>
          Return to Home
        </a>
      </LoneMessage>
    </BareFrame>
  );
}
