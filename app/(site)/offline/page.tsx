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
  description: 'What still works without a connection.',
  robots: { index: false },
};

export default function Page() {
  return (
    // Without menus: their code comes on demand, and there is nobody to ask.
    <BareFrame header={<SlimHeader home="/" />} footer={<SiteFooter />}>
      <LoneMessage picture={<EmptyGauge word="offline" />} title="You are offline">
        <p className="text-lg text-muted-foreground">
          This page needs a connection. A test you've started keeps working: your answers are saved on this device and
          sync when you're back online.
        </p>
        <p className="text-lg">
          <a href="/test" className="font-medium underline">
            Go back to the test you've started
          </a>
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
