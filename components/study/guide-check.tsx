import type { CheckedFigures } from '@/lib/study/guides/registry';
import { Day } from './day';

/** States how many of a guide's figures were checked, and since which date. */
export function GuideCheck({ check: { facts, unchecked, checkedOn } }: { check: CheckedFigures }) {
  if (checkedOn === null) return null;
  return (
    <p className="mb-6 text-muted-foreground">
      We have checked {unchecked === 0 ? `all ${facts}` : `${facts - unchecked} of the ${facts}`} figures in this guide
      against their sources since <Day day={checkedOn} />.
    </p>
  );
}
