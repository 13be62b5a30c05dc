import { usePaths, useTranslations } from '#texts';
import type { SectionGroup } from '@/lib/kernel/section-groups';

/** Link from printed figures to the flash cards of the same figures. */
export function CardsLink({ group }: { group?: SectionGroup }) {
  const t = useTranslations('guides');
  const toPath = usePaths();
  return (
    <p className="mt-6 print:hidden">
      {t.rich('learnByHeart', {
        link: (chunks) => (
          <a
            href={toPath(group ? `/cards#${group}` : '/cards')}
            className="inline-block py-1.5 text-primary underline underline-offset-4 hover:no-underline"
          >
            {chunks}
          </a>
        ),
      })}
    </p>
  );
}
