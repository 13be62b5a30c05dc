import type { ReactNode } from 'react';
import { AdminTabs } from '@/components/admin/admin-tabs';
import { CommandButton } from '@/components/admin/command-button';
import { FocusKeeper } from '@/components/admin/focus-keeper';
import { SubmitKey } from '@/components/admin/submit-key';
import { Messages } from '@/components/messages/messages';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Toaster } from '@/components/ui/toaster';
import { requirePageAdmin } from '@/lib/session/page-viewer';

/**
 * Layout of the admin pages with tabs. Its route group excludes the dashboard, which is also below /admin but has a
 * different header.
 */
export default async function PanelLayout({ children }: { children: ReactNode }) {
  await requirePageAdmin('/admin');
  return (
    <>
      <PageHeader
        title="Admin Panel"
        actions={
          <>
            <CommandButton />
            <LinkButton href="/admin/dashboard" variant="outline">
              Analytics Dashboard
            </LinkButton>
          </>
        }
      />
      <AdminTabs />
      <Messages of={['question']}>
        <FocusKeeper>{children}</FocusKeeper>
      </Messages>
      <SubmitKey />
      <Toaster />
    </>
  );
}
