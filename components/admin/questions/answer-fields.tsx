'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { ANSWERS_PER_QUESTION, TEXT_LIMITS } from '@/lib/kernel/exam';
import { newAnswer, type QuestionFields } from './question-fields';

const TOO_MANY_RIGHT = 'For 4 answers, at most 3 can be correct';

/**
 * Fields for two to six answers. A new question has four. If there are four answers, at most three can be marked right.
 */
export function AnswerFields() {
  const { control, watch, setError, clearErrors, setValue, formState } = useFormContext<QuestionFields>();
  const rows = useFieldArray({ control, name: 'answers' });
  const errorId = useId();
  const error = formState.errors.answers?.root?.message ?? formState.errors.answers?.message;
  const answers = watch('answers');
  const mark = (place: number, isCorrect: boolean) => {
    const right = answers.filter((answer, other) => other !== place && answer.isCorrect).length;
    if (isCorrect && answers.length === 4 && right >= 3) return setError('answers', { message: TOO_MANY_RIGHT });
    clearErrors('answers');
    setValue(`answers.${place}.isCorrect`, isCorrect, { shouldDirty: true });
  };
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-medium">
        Answers <span className="font-normal text-muted-foreground">(check each one that is right)</span>
      </legend>
      {rows.fields.map((row, place) => (
        <AnswerRow
          key={row.id}
          place={place}
          isCorrect={answers[place]?.isCorrect ?? false}
          onMark={(isCorrect) => mark(place, isCorrect)}
          onRemove={rows.fields.length > ANSWERS_PER_QUESTION.min ? () => rows.remove(place) : null}
        />
      ))}
      {error ? (
        <p id={errorId} role="alert" tabIndex={-1} className="font-medium text-error-foreground text-sm">
          {error}
        </p>
      ) : null}
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        disabled={rows.fields.length >= ANSWERS_PER_QUESTION.max}
        onClick={() => rows.append(newAnswer())}
      >
        <Plus aria-hidden className="size-4" /> Add answer
      </Button>
    </fieldset>
  );
}

interface AnswerRowProps {
  place: number;
  isCorrect: boolean;
  onMark: (isCorrect: boolean) => void;
  onRemove: (() => void) | null;
}

function AnswerRow({ place, isCorrect, onMark, onRemove }: AnswerRowProps) {
  const { register, watch, formState } = useFormContext<QuestionFields>();
  const id = useId();
  const error = formState.errors.answers?.[place]?.text?.message;
  const name = `Answer ${place + 1}`;
  return (
    <div className="flex flex-col gap-2 rounded-xl border border-border bg-background p-3">
      <div className="flex items-center gap-3">
        <Label htmlFor={id} className="mr-auto text-sm!">
          {name}
        </Label>
        <span className="text-muted-foreground text-sm tabular-nums">
          {watch(`answers.${place}.text`).length}/{TEXT_LIMITS.answerText}
        </span>
        <label htmlFor={`${id}-right`} className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-sm">
          <Checkbox
            id={`${id}-right`}
            aria-label={`${name} is right`}
            checked={isCorrect}
            onChange={(event) => onMark(event.target.checked)}
          />
          Right
        </label>
        {onRemove ? (
          <Button
            variant="ghost"
            size="icon"
            className="size-9!"
            aria-label={`Remove answer ${place + 1}`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        ) : null}
      </div>
      <Input
        id={id}
        maxLength={TEXT_LIMITS.answerText}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...register(`answers.${place}.text`)}
      />
      {error ? (
        <p id={`${id}-error`} role="alert" className="font-medium text-error-foreground text-sm">
          {error}
        </p>
      ) : null}
      <Input
        aria-label={isCorrect ? `Why answer ${place + 1} is right` : `Why answer ${place + 1} is wrong`}
        placeholder={isCorrect ? 'Why it is right' : 'Why it is wrong'}
        maxLength={500}
        className="h-10! text-sm!"
        {...register(`answers.${place}.why`)}
      />
    </div>
  );
}
