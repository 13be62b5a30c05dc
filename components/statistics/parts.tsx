import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

const PARTS = ['overview', 'topics', 'sections', 'history', 'records'] as const;
export type StatisticsPart = (typeof PARTS)[number];

/** Returns the part that the URL fragment names. Defaults to `overview`. */
export const findPart = (hash: string): StatisticsPart => PARTS.find((part) => hash === `#${part}`) ?? 'overview';

interface PartSwitchProps {
  part: StatisticsPart;
  onChange: (part: StatisticsPart) => void;
}

/** Buttons that choose the part shown on a phone. Wider screens and printed pages show all parts. */
export function PartSwitch({ part, onChange }: PartSwitchProps) {
  const t = useTranslations('statistics');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons.
    <div
      role="group"
      aria-label={t('partsOfYourStatistics')}
      className="mb-6 flex flex-wrap gap-2 md:hidden print:hidden"
    >
      {PARTS.map((name) => (
        <Button
          key={name}
          variant={name === part ? 'default' : 'outline'}
          size="sm"
          aria-pressed={name === part}
          onClick={() => onChange(name)}
        >
          {t(`parts.${name}`)}
        </Button>
      ))}
    </div>
  );
}

interface PaneProps {
  /** Parts of the page that include this content. */
  of: readonly StatisticsPart[];
  part: StatisticsPart;
  children: ReactNode;
}

export function Pane({ of, part, children }: PaneProps) {
  return <div className={cn('empty:hidden', !of.includes(part) && 'max-md:not-print:hidden')}>{children}</div>;
}
