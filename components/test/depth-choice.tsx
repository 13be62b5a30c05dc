import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';

interface DepthChoiceProps {
  isDeeper: boolean;
  onChange: (isDeeper: boolean) => void;
}

/** Practice asks three questions of the exam's kind to one that goes deeper, or the deeper ones first. */
export function DepthChoice({ isDeeper, onChange }: DepthChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <Checkbox
          id={id}
          checked={isDeeper}
          onChange={(event) => onChange(event.target.checked)}
          className="scroll-mt-4 scroll-mb-40"
          aria-describedby={`${id}-hint`}
        />
        Deeper questions first
      </label>
      <p id={`${id}-hint`} className="text-muted-foreground">
        Scenarios, calculations and new rules. Otherwise three questions in four are short ones, as on the exam.
      </p>
    </div>
  );
}
