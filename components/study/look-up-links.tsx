import type { SectionGroup } from '@/lib/kernel/section-groups';

/** Links to the reference pages. `group` selects the cheat sheet of one section. */
export function LookUpLinks({ group }: { group?: SectionGroup }) {
  const links = [
    [group ? `/cheat-sheet/${group}` : '/cheat-sheet', 'Cheat sheet', 'the figures on one page, to print'],
    [group ? `/cards#${group}` : '/cards', 'Cards', 'the same figures to turn over'],
    ['/glossary', 'Glossary', 'the words, in English and Spanish'],
    ['/exam-day', 'Exam day', 'what to bring, and your card'],
  ] as const;
  return (
    <nav aria-label="Look it up" className="mt-8 print:hidden">
      <ul className="flex flex-col gap-x-8 sm:flex-row sm:gap-y-2 sm:flex-wrap">
        {links.map(([href, name, what]) => (
          <li key={href}>
            <a href={href} className="inline-block py-1.5 text-primary underline underline-offset-4 hover:no-underline">
              {name}
            </a>
            <span className="text-muted-foreground text-sm max-sm:ml-2 sm:block">{what}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
