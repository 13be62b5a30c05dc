import type { ReactNode } from 'react';
import { CommandButton } from '@/components/admin/command-button';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

/** Header shared by all states of the page. `children` are extra actions. */
export function DashboardHeader({ children }: { children?: ReactNode }) {
  return (
    <PageHeader
      title="Analytics Dashboard"
      subtitle="Who visits, on what, and how far they get. A session is one browser until it signs out."
      actions={
        <>
          <CommandButton />
          <LinkButton href="/admin" variant="outline">
            Admin Panel
          </LinkButton>
          {children}
        </>
      }
    />
  );
}
