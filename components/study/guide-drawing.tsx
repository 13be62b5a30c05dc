import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
import { Wording } from '@/components/ui/wording';
import type { DrawingName, GuideDrawing } from '@/lib/study/rules';
import { Chiller } from './drawings/chiller';
import { Cycle } from './drawings/cycle';
import { CylinderMarks } from './drawings/cylinder-marks';
import { PushPull, RecoverySetUp } from './drawings/recovery';

const DRAWINGS: Readonly<Record<DrawingName, { height: number; Content: () => ReactNode }>> = {
  cycle: { height: 260, Content: Cycle },
  'recovery-set-up': { height: 244, Content: RecoverySetUp },
  'push-pull': { height: 244, Content: PushPull },
  chiller: { height: 264, Content: Chiller },
  'cylinder-marks': { height: 232, Content: CylinderMarks },
};

/** Drawing in the theme's foreground color, with a description for screen readers and a visible caption. */
export function GuideDrawingView({ drawing: { name, shows, caption, source } }: { drawing: GuideDrawing }) {
  const t = useTranslations('site');
  const { height, Content } = DRAWINGS[name];
  return (
    <figure className="my-6 break-inside-avoid">
      <svg
        viewBox={`0 0 340 ${height}`}
        role="img"
        aria-label={shows}
        className="w-full max-w-lg rounded-xl border border-border bg-card p-2 forced-color-adjust-none"
      >
        <Content />
      </svg>
      <figcaption className="mt-2 max-w-lg">
        <Wording text={caption} />
        <span className="block text-muted-foreground text-sm">
          {t('source')} <Wording text={source} />
        </span>
      </figcaption>
    </figure>
  );
}
