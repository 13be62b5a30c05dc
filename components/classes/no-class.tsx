import { BackLink } from '@/components/ui/back-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

export function NoClass() {
  return (
    <>
      <PageHeader title="Class" back={<BackLink href="/classes">Back to My Classes</BackLink>} />
      <EmptyState
        title="This class isn't there"
        action={
          <LinkButton href="/classes" variant="outline">
            Show my classes
          </LinkButton>
        }
      >
        You don't teach a class at this address. It may have been deleted.
      </EmptyState>
    </>
  );
}
