import { usePaths, useTranslations } from '#texts';
import type { SectionGroup } from '@/lib/kernel/section-groups';

/** Links to the reference pages. `group` selects the cheat sheet of one section. */
export function LookUpLinks({ group }: { group?: SectionGroup }) {
  const t = useTranslations('guides');
  const toPath = usePaths();
  const links = [
    [group ? `/cheat-sheet/${group}` : '/cheat-sheet', 'sheet'],
    [group ? `/cards#${group}` : '/cards', 'cards'],
    ['/glossary', 'glossary'],
    ['/exam-day', 'examDay'],
  ] as const;
  return (
    <nav aria-label={t('lookItUp')} className="mt-8 print:hidden">
      <ul className="flex flex-col gap-x-8 sm:flex-row sm:gap-y-2 sm:flex-wrap">
        {links.map(([href, page]) => (
          <li key={href}>
            <a
              href={toPath(href)}
              className="inline-block py-1.5 text-primary underline underline-offset-4 hover:no-underline"
            >
              {t(`links.${page}.name`)}
            </a>
            <span className="text-muted-foreground text-sm max-sm:ml-2 sm:block">{t(`links.${page}.about`)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
