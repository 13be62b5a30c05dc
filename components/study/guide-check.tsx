import type { CheckedFigures } from '@/lib/study/guides/registry';
import { Day } from './day';

/** Date of the last check of a guide's figures. */
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
