'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { EditorDialog } from '@/components/admin/editor-dialog';
import { FormNote } from '@/components/admin/form-note';
import { LoadError } from '@/components/admin/load-error';
import { SUBMIT_KEYS, SubmitHint } from '@/components/admin/submit-key';
import { useFormStatus } from '@/components/admin/use-form-status';
import { EDITED_SHOWN_MS } from '@/components/layout/toasts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import type { TranslationPair } from '@/lib/bank/translations/contract';
import { getTranslationPair, saveTranslation } from '@/lib/bank/translations/endpoints';
import { compareFigures, listMissing, listPairs } from '@/lib/bank/translations/rules';
import { call } from '@/lib/browser/api/call';

type Wording = TranslationPair['english'];
type TextName = 'text' | 'picture' | 'explanation' | `answers.${number}.text` | `answers.${number}.why`;

const QUERY = { language: 'es' } as const;

/** Dialog with the English texts of a question beside the fields for their Spanish translations. */
export function TranslateQuestion({ id, onClose }: { id: number; onClose: () => void }) {
  const [isDirty, setIsDirty] = useState(false);
  const pair = useQuery({
    queryKey: ['question', id, 'translation'],
    queryFn: () => call(getTranslationPair, { params: { id }, query: QUERY }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <EditorDialog
      title={`Spanish of question ${id}`}
      thing="translation"
      isDirty={isDirty}
      className="max-w-4xl!"
      onClose={onClose}
    >
      {pair.isPending ? <Skeleton className="h-96" /> : null}
      <LoadError error={pair.error} fallback="Failed to load question data" onRetry={() => void pair.refetch()} />
      {pair.data ? <TranslationForm id={id} pair={pair.data} onDirty={setIsDirty} onClose={onClose} /> : null}
    </EditorDialog>
  );
}

interface TranslationFormProps {
  id: number;
  pair: TranslationPair;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
}

/**
 * Returns the initial texts: the stored translation, or else the translation of an earlier wording that has as many
 * answers as the current one.
 */
function initialOf({ english, translation, former }: TranslationPair): Wording {
  const known = translation ?? former;
  return {
    text: known?.text ?? '',
    explanation: known?.explanation ?? '',
    picture: known?.picture ?? '',
    answers: english.answers.map((_answer, place) => known?.answers[place] ?? { text: '', why: '' }),
  };
}

function TranslationForm({ id, pair, onDirty, onClose }: TranslationFormProps) {
  const client = useQueryClient();
  const { status, refuse, fail, succeed } = useFormStatus();
  const form = useForm<Wording>({ defaultValues: initialOf(pair) });
  const [isWarned, setIsWarned] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  // A layout effect, so that the parent knows of the change even if Escape is pressed right after the keystroke.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const save = form.handleSubmit(async (translation) => {
    const missing = Object.entries(listMissing(pair.english, translation));
    for (const [name, message] of missing) form.setError(name as TextName, { message });
    if (missing.length > 0) return refuse('Translate every text');
    if (!isWarned && differsInFigures(pair.english, translation)) {
      setIsWarned(true);
      return refuse('Figures differ from the English, as noted above. If that is right, save again.');
    }
    try {
      await call(saveTranslation, { params: { id }, query: QUERY, body: { ...translation, revision: pair.revision } });
    } catch (error) {
      return fail(error, 'Failed to save the Spanish');
    }
    onDirty(false);
    succeed({ message: 'Spanish saved', shownMs: EDITED_SHOWN_MS, onceSeen: onClose });
    await client.invalidateQueries({ queryKey: ['admin'] });
  });
  const { english } = pair;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
      {pair.former ? (
        <Alert variant="warning">
          The English has changed since it was translated. Learners see this question in English until you save.
        </Alert>
      ) : null}
      <TextPair form={form} name="text" label="Question" english={english.text} />
      <TextPair form={form} name="picture" label="Picture" english={english.picture} />
      {english.answers.map(({ text, why }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a wording have no identity but their position.
        <div key={place} className="flex flex-col gap-3">
          <TextPair form={form} name={`answers.${place}.text`} label={`Answer ${place + 1}`} english={text} />
          <TextPair form={form} name={`answers.${place}.why`} label={`Reason ${place + 1}`} english={why} />
        </div>
      ))}
      <TextPair form={form} name="explanation" label="Explanation" english={english.explanation} />
      <FormNote status={status} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" aria-keyshortcuts={SUBMIT_KEYS} inactive={isSubmitting || status.kind === 'success'}>
          {isSubmitting ? 'Saving…' : 'Save Spanish'}
        </Button>
        <SubmitHint />
      </div>
    </form>
  );
}

interface TextPairProps {
  form: UseFormReturn<Wording>;
  name: TextName;
  label: string;
  english: string;
}

/** Describes the figures that occur in only one of the two texts. Returns null if both state the same figures. */
function sayFigures(english: string, spanish: string): string | null {
  const { missing, added } = compareFigures(english, spanish);
  const said = [
    missing.length > 0 ? `Only in English: ${missing.join(', ')}.` : '',
    added.length > 0 ? `Only in Spanish: ${added.join(', ')}.` : '',
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : null;
}

const differsInFigures = (english: Wording, spanish: Wording): boolean =>
  listPairs(english, spanish).some(([, own, other]) => sayFigures(own, other) !== null);

/** An English text beside the field for its Spanish translation. Renders nothing if the English text is empty. */
function TextPair({ form, name, label, english }: TextPairProps) {
  if (english === '') return null;
  const spanish = form.watch(name);
  const figures = spanish.trim() === '' ? null : sayFigures(english, spanish);
  return (
    <div className="grid items-start gap-x-4 gap-y-1.5 sm:grid-cols-2">
      <div>
        <p className="mb-1.5 font-medium">{label}</p>
        <p className="wrap-anywhere">{english}</p>
      </div>
      <Field
        label={`${label} in Spanish`}
        hint={figures ? <span className="font-medium text-warning-foreground">{figures}</span> : null}
        error={form.getFieldState(name, form.formState).error?.message}
      >
        {(control) => <Textarea {...control} lang="es" className="min-h-16!" {...form.register(name)} />}
      </Field>
    </div>
  );
}
