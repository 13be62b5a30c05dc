'use client';

import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import type { QuestionBody } from '@/lib/bank/editing/contract';
import { listFormerStatements } from '@/lib/facts/former-rules';
import { FormerFigures } from './former-figures';
import type { QuestionFields } from './question-fields';

interface ReviewNoteProps {
  reviewReason: string;
  isFormerFigureMeant: boolean;
  onMeant: (isMeant: boolean) => void;
}

/** Says why the question is in review, and which texts of the form still state the old figure. */
export function ReviewNote({ reviewReason, isFormerFigureMeant, onMeant }: ReviewNoteProps) {
  const { watch } = useFormContext<QuestionFields, unknown, QuestionBody>();
  const id = useId();
  const fields = watch();
  const statements = listFormerStatements(fields, reviewReason);
  return (
    <section aria-label="In review" className="flex flex-col gap-3 rounded-xl border border-warning-border p-4">
      <p className="whitespace-pre-line">
        <span className="font-medium">In review.</span> {reviewReason}
      </p>
      {statements.length > 0 ? (
        <>
          <p role="status">These texts still state the old figure:</p>
          <FormerFigures statements={statements} />
          {fields.state === 'published' ? (
            <label htmlFor={id} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
              <Checkbox id={id} checked={isFormerFigureMeant} onChange={(event) => onMeant(event.target.checked)} />
              The old figure belongs there, for example in a wrong answer
            </label>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
