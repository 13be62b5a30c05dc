import type { CheckedFigures } from '@/lib/study/guides/registry';
import { Day } from './day';

/** Since when a guide's figures have been checked. */
export function GuideCheck({ check: { facts, unchecked, checkedOn } }: { check: CheckedFigures }) {
  if (checkedOn === null) return null;
  return (
    <p className="mb-6 text-muted-foreground">
      Checked on <Day day={checkedOn} />: {facts - unchecked} of the {facts} dated figures that this guide takes from
      our registry, each in the source it names.
      {unchecked > 0 ? ' The others wait for their first check.' : ''}
    </p>
  );
}
