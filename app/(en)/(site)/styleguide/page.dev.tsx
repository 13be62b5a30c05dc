import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { Colors } from '@/components/styleguide/colors';
import { FormControls } from '@/components/styleguide/form-controls';
import { Messages } from '@/components/styleguide/messages';
import { Overlays } from '@/components/styleguide/overlays';
import { Presses } from '@/components/styleguide/presses';
import { Structure } from '@/components/styleguide/structure';
import { PageHeader } from '@/components/ui/page-header';

export const metadata: Metadata = { title: 'Style guide', robots: { index: false } };

/** Style guide for developers. next.config.mjs excludes it from production. */
export default function Page() {
  return (
    <PageFrame>
      <PageHeader title="Style guide" subtitle="Every primitive of components/ui in every state, with its props." />
      <div className="flex flex-col gap-12">
        <Colors />
        <Presses />
        <FormControls />
        <Messages />
        <Structure />
        <Overlays />
      </div>
    </PageFrame>
  );
}
