import { usePaths, useTranslations } from '#texts';
import type { MenuEntry } from '@/lib/kernel/pages';

export const MENU_ROW =
  'flex min-h-12 w-full items-center rounded-lg px-3 text-left font-medium text-lg hover:bg-muted';

/** Rows of the slide-in menu, as plain links; `use-client-navigation.ts` explains why. */
export function MenuRows({ pages }: { pages: readonly MenuEntry[] }) {
  const t = useTranslations('menu');
  const toPath = usePaths();
  return pages.map(([href, name]) => (
    <li key={href}>
      <a href={toPath(href)} className={MENU_ROW}>
        {t(name)}
      </a>
    </li>
  ));
}
