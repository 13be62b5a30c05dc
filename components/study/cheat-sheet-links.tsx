import { CHEAT_SHEETS } from '@/lib/study/guides/cheat-sheets';

/** Links to the single sheets, for a visitor who prints one. */
export function CheatSheetLinks() {
  return (
    <nav aria-label="Single sheets" className="mb-8">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 max-md:flex-col">
        {CHEAT_SHEETS.map(({ group, title }) => (
          <li key={group}>
            <a
              href={`/cheat-sheet/${group}`}
              className="inline-block py-1.5 max-md:py-2.5 text-primary underline underline-offset-4 hover:no-underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
