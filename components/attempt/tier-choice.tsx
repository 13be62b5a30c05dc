import { useId } from 'react';
import { useTranslations } from '#texts';
import { Checkbox } from '@/components/ui/checkbox';

export interface Tiers {
  /** Draws deeper questions first. By default, three of four questions are exam-style. */
  isDeeper: boolean;
  /** Excludes questions that no published test asks. */
  skipsBeyond: boolean;
}

interface TierChoiceProps {
  value: Tiers;
  onChange: (tiers: Tiers) => void;
}

/** Two switches for a practice test: deeper questions first, and no questions beyond the exam. */
export function TierChoice({ value, onChange }: TierChoiceProps) {
  const t = useTranslations('attempt');
  return (
    <>
      <Choice
        label={t('deeperFirst')}
        hint={t('deeperHint')}
        isChosen={value.isDeeper}
        onChange={(isDeeper) => onChange({ ...value, isDeeper })}
      />
      <Choice
        label={t('withoutBeyond')}
        hint={t('beyondHint')}
        isChosen={value.skipsBeyond}
        onChange={(skipsBeyond) => onChange({ ...value, skipsBeyond })}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Choice({ label, hint, isChosen, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <Checkbox
          id={id}
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked)}
          className="scroll-mt-4 scroll-mb-40"
          aria-describedby={`${id}-hint`}
        />
        {label}
      </label>
      <p id={`${id}-hint`} className="text-muted-foreground">
        {hint}
      </p>
    </div>
  );
}
