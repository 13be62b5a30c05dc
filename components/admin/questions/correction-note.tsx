'use client';

import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import type { QuestionBody } from '@/lib/bank/editing/contract';
import type { ChangeWeight, DeclaredChange } from '@/lib/corrections/contract';
import { CORRECTION_LIMITS, listFalseTexts, mayBeSlip } from '@/lib/corrections/rules';
import type { QuestionFields } from './question-fields';
import { sayWeight } from './weight-words';

interface CorrectionNoteProps {
  before: QuestionFields;
  weight: ChangeWeight;
  onSay: (fields: QuestionBody, change: DeclaredChange) => Promise<unknown>;
}

const keyed = ({ state = 'published', explanation = '', answers }: QuestionFields) => ({
  state,
  explanation,
  answers: answers.filter(({ text }) => text.trim() !== '').map((answer) => ({ why: '', ...answer })),
});

const CHOICES = {
  key: { slip: 'A wording fix: the right answers stay the same', correction: 'A correction: the key was wrong' },
  withdrawn: {
    slip: 'The question was right and is just no longer needed',
    correction: 'A correction: the question was wrong',
  },
};

/** Display name of a form field such as `answers.1.why`. */
const nameOf = (field: string): string => {
  const place = /^answers\.(\d+)\.why$/.exec(field)?.[1];
  return place === undefined ? 'the explanation' : `the reason of answer ${Number(place) + 1}`;
};

/** The note replaces the button that had the focus. */
const takeFocus = (note: HTMLElement | null) => note?.focus();

/** Asks the admin to classify the change, because a correction also changes existing results. */
export function CorrectionNote({ before, weight, onSay }: CorrectionNoteProps) {
  const form = useFormContext<QuestionFields, unknown, QuestionBody>();
  const { isSubmitting } = form.formState;
  const id = useId();
  const after = keyed(form.watch());
  const isKey = weight.change === 'key';
  const slipAllowed = !isKey || mayBeSlip(keyed(before).answers, after.answers);
  const stale = isKey ? listFalseTexts(keyed(before), after) : [];
  const [kind, setKind] = useState<'slip' | 'correction'>('correction');
  const [why, setWhy] = useState('');
  const [rule, setRule] = useState(before.reference ?? '');
  const [finder, setFinder] = useState('');
  const chosen = slipAllowed ? kind : 'correction';
  const isReady = stale.length === 0 && (chosen === 'slip' || (why.trim() !== '' && rule.trim() !== ''));
  const choices = CHOICES[isKey ? 'key' : 'withdrawn'];
  const say = form.handleSubmit((fields) =>
    onSay(fields, chosen === 'slip' ? { kind: 'slip' } : { kind: 'correction', why, rule, finder }),
  );
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label="Kind of change"
      className="flex flex-col gap-4 rounded-xl border border-warning-border p-4"
    >
      <p role="status">{sayWeight(weight)}</p>
      {slipAllowed ? (
        <RadioGroup legend="What is this change?">
          {(['correction', 'slip'] as const).map((one) => (
            <Radio key={one} name={`${id}-kind`} checked={chosen === one} onChange={() => setKind(one)}>
              {choices[one]}
            </Radio>
          ))}
        </RadioGroup>
      ) : (
        <p>You changed which options are right, so this is a correction.</p>
      )}
      {chosen === 'correction' ? (
        <CorrectionFields why={why} rule={rule} finder={finder} onWhy={setWhy} onRule={setRule} onFinder={setFinder} />
      ) : null}
      {stale.length > 0 ? (
        <p role="status" className="font-medium">
          These texts are false under the new key. Rewrite them above: {stale.map(nameOf).join(', ')}.
        </p>
      ) : null}
      <Button className="self-start" inactive={!isReady || isSubmitting} onClick={() => void say()}>
        {chosen === 'slip' ? 'Save as a wording fix' : 'Save and record the correction'}
      </Button>
    </section>
  );
}

interface CorrectionFieldsProps {
  why: string;
  rule: string;
  finder: string;
  onWhy: (text: string) => void;
  onRule: (text: string) => void;
  onFinder: (text: string) => void;
}

function CorrectionFields({ why, rule, finder, onWhy, onRule, onFinder }: CorrectionFieldsProps) {
  return (
    <>
      <Field label="Why it was wrong" required hint="Everybody can read this on the corrections page.">
        {(control) => (
          <Textarea
            {...control}
            maxLength={CORRECTION_LIMITS.why}
            value={why}
            onChange={(event) => onWhy(event.target.value)}
          />
        )}
      </Field>
      <Field label="Rule" required hint="The rule or the source that says so, such as 40 CFR 82.161.">
        {(control) => (
          <Input
            {...control}
            maxLength={CORRECTION_LIMITS.rule}
            value={rule}
            onChange={(event) => onRule(event.target.value)}
          />
        )}
      </Field>
      <Field label="Found by" hint="First name of the person who found the error, if that person agrees to be named.">
        {(control) => (
          <Input
            {...control}
            maxLength={CORRECTION_LIMITS.finder}
            value={finder}
            onChange={(event) => onFinder(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
