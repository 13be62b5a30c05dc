import { useTranslations } from '#texts';
import type { CheckedFigures } from '@/lib/study/guides/registry';
import { Day } from './day';

/** States how many of a guide's figures were checked, and since which date. */
export function GuideCheck({ check: { facts, unchecked, checkedOn } }: { check: CheckedFigures }) {
  const t = useTranslations('guides');
  if (checkedOn === null) return null;
  const day = () => <Day day={checkedOn} />;
  return (
    <p className="mb-6 text-muted-foreground">
      {unchecked === 0
        ? t.rich('allFiguresChecked', { facts, day })
        : t.rich('figuresChecked', { checked: facts - unchecked, facts, day })}
    </p>
  );
}
