import type { SectionGroup } from '@/lib/kernel/section-groups';

/** Link from printed figures to the flash cards of the same figures. */
export function CardsLink({ group }: { group?: SectionGroup }) {
  return (
    <p className="mt-6 print:hidden">
      To learn them by heart:{' '}
      <a
        href={group ? `/cards#${group}` : '/cards'}
        className="inline-block py-1.5 text-primary underline underline-offset-4 hover:no-underline"
      >
        Cards
      </a>
    </p>
  );
}
