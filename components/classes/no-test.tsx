import { BackLink } from '@/components/ui/back-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

export function NoTest() {
  return (
    <>
      <PageHeader title="Class test" back={<BackLink href="/today">Back to Today</BackLink>} />
      <EmptyState
        title="This test isn't there"
        action={
          <LinkButton href="/today" variant="outline">
            Go to Today
          </LinkButton>
        }
      >
        Your instructor hasn't given you a test, or has deleted it.
      </EmptyState>
    </>
  );
}
