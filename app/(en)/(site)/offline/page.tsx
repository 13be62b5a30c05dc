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

/** Pages that work offline on a member's device. */
const OFFLINE_PAGES = [
  ['/test', 'The test you have started'],
  ['/today', "Today's lessons that are saved on this device"],
  ['/tests', 'Practice in sections you have practiced on this device'],
  ['/study', 'The study guides'],
  ['/glossary', 'The glossary'],
  ['/search', 'Search, except in your own questions'],
  ['/cheat-sheet', 'The cheat sheets'],
] as const;

export default function Page() {
  return (
    // This frame has no menus, because the code of menus is loaded on demand and may be missing offline.
    <BareFrame header={<SlimHeader home="/" />} footer={<SiteFooter hasLanguages={false} />}>
      <LoneMessage picture={<EmptyGauge word="offline" />} title="You are offline">
        <p className="text-lg text-muted-foreground">
          This page needs a connection. A test you've started keeps working: your answers are saved on this device and
          sync when you're back online.
        </p>
        <div className="text-lg">
          <p>If you're signed in, these work offline too:</p>
          <ul className="mt-1 flex flex-col items-center">
            {OFFLINE_PAGES.map(([path, name]) => (
              <li key={path}>
                <a href={path} className="inline-block py-1.5 font-medium underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <RetryWhenBack />
        {/* biome-ignore lint/a11y/useValidAnchor: this page is shown at the URL of the requested page,
            and a link with an empty href loads that URL again, even without scripts. */}
        <a href="" className={buttonVariants({ size: 'lg' })}>
          Try again
        </a>
      </LoneMessage>
    </BareFrame>
  );
}
