import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

/** Header shared by all states of the page. `children` are extra actions. */
export function DashboardHeader({ children }: { children?: ReactNode }) {
  return (
    <PageHeader
      title="Analytics Dashboard"
      subtitle="Who visits, on what, and how far they get. A session is one browser."
      actions={
        <>
          <LinkButton href="/admin" variant="outline">
            Admin Panel
          </LinkButton>
          {children}
        </>
      }
    />
  );
}
