import { BackLink } from '@/components/ui/back-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { JOIN_PAGE } from '@/lib/classes/rules';

export function NoRoom() {
  return (
    <>
      <PageHeader title="In the room" back={<BackLink href="/classes">Back to My Classes</BackLink>} />
      <EmptyState
        title="You're not in this class"
        action={
          <LinkButton href={JOIN_PAGE} variant="outline">
            Join a class
          </LinkButton>
        }
      >
        Join it with the code that your instructor shows. The questions then appear here.
      </EmptyState>
    </>
  );
}
