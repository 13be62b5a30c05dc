import type { Metadata } from 'next';
import { BareFrame } from '@/components/layout/bare-frame';
import { EmptyGauge } from '@/components/layout/empty-gauge';
import { LoneMessage } from '@/components/layout/lone-message';
import { RetryWhenBack } from '@/components/layout/retry-when-back';
import { SiteFooter } from '@/components/layout/site-footer';
import { SlimHeader } from '@/components/layout/slim-header';
import { buttonVariants } from '@/components/ui/button-variants';

export const metadata: Metadata = {
  title: 'You are offline',
  description: 'Shown where the network is away: what still works and how to go on.',
  robots: { index: false },
};

export default function Page() {
  return (
    // Without menus: their code comes on demand, and there is nobody to ask.
    <BareFrame header={<SlimHeader home="/" />} footer={<SiteFooter />}>
      <LoneMessage picture={<EmptyGauge word="offline" />} title="You are offline">
        <p className="text-lg text-muted-foreground">
          This page needs the network. A test that you have started goes on without it: your answers are saved on this
          device and delivered when the network is back.
        </p>
        <RetryWhenBack />
        {/* Asks again for the address in the bar, which this page may stand in for. */}
        <form>
          <button type="submit" className={buttonVariants({ size: 'lg' })}>
            Try again
          </button>
        </form>
      </LoneMessage>
    </BareFrame>
  );
}
