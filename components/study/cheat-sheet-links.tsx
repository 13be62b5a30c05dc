import { useLanguage, usePaths, useTranslations } from '#texts';
import { sheetsIn } from '@/lib/study/guides/cheat-sheets';

/** Links to the single sheets, for a visitor who prints one. */
export function CheatSheetLinks() {
  const t = useTranslations('guides');
  const toPath = usePaths();
  const sheets = sheetsIn(useLanguage());
  return (
    <nav aria-label={t('singleSheets')} className="mb-8">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 max-md:flex-col">
        {sheets.map(({ group, title }) => (
          <li key={group}>
            <a
              href={toPath(`/cheat-sheet/${group}`)}
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
