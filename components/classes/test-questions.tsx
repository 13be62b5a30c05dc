'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useTranslations } from '#texts';
import { LIVE_QUERY } from '@/components/layout/live-query';
import { useSentTopicName } from '@/components/messages/use-topics';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Wording } from '@/components/ui/wording';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { TestQuestions as Listed, ListedQuestion } from '@/lib/classes/assignments/questions/contract';
import { listSpareQuestions, listTestQuestions, swapQuestion } from '@/lib/classes/assignments/questions/endpoints';
import type { ClassId } from '@/lib/kernel/ids';

interface TestQuestionsProps {
  classId: ClassId;
  assignment: Pick<AssignmentView, 'id' | 'title'>;
  onClose: () => void;
}

interface Spare {
  out: ListedQuestion;
  questions: ListedQuestion[];
}

/** Dialog with the questions of a test. Each can be replaced until the first attempt. */
export function TestQuestions({ classId, assignment: { id: assignmentId, title }, onClose }: TestQuestionsProps) {
  const t = useTranslations('class');
  const client = useQueryClient();
  const [spare, setSpare] = useState<Spare | null>(null);
  const params = { id: classId, assignmentId };
  const queryKey = ['test-questions', assignmentId];
  const listed = useQuery({ queryKey, queryFn: () => call(listTestQuestions, { params }), ...LIVE_QUERY });
  const swap = useMutation({
    mutationFn: ({ out, by }: { out: ListedQuestion; by: ListedQuestion }) =>
      call(swapQuestion, { params: { ...params, questionId: out.id }, body: { by: by.id } }),
    onSuccess: (changed) => {
      // Stores nothing if the dialog was closed meanwhile: the next dialog loads the list again.
      client.setQueryData<Listed>(queryKey, (shown) => shown && changed);
      setSpare(null);
    },
  });
  const choose = useMutation({
    mutationFn: (out: ListedQuestion) => call(listSpareQuestions, { params: { ...params, questionId: out.id } }),
    onMutate: () => swap.reset(),
    onSuccess: (questions, out) => setSpare({ out, questions }),
  });
  const isBusy = listed.isFetching || swap.isPending || choose.isPending;
  const failed = listed.error ?? swap.error ?? choose.error;
  const error = findErrorText(failed, t('questionsNotLoaded'));
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t('questionsTitle', { title })} locked={swap.isPending} className="max-w-3xl">
        <div className="flex flex-col gap-4">
          {error ? <Alert variant="error">{error}</Alert> : null}
          {listed.isPending ? <p role="status">{t('loading')}</p> : null}
          {listed.data && !spare ? <QuestionList {...listed.data} isBusy={isBusy} onSwap={choose.mutate} /> : null}
          {spare ? (
            <SpareList
              {...spare}
              isBusy={isBusy}
              onChoose={(by) => swap.mutate({ out: spare.out, by })}
              onBack={() => setSpare(null)}
            />
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Text of a question or option, which is shown in English in both languages. */
const InEnglish = ({ text }: { text: string }) => (
  <span lang={useLanguage() === 'en' ? undefined : 'en'}>
    <Wording text={text} />
  </span>
);

interface QuestionListProps extends Listed {
  isBusy: boolean;
  onSwap: (out: ListedQuestion) => void;
}

const QuestionList = ({ questions, isTaken, isBusy, onSwap }: QuestionListProps) => {
  const t = useTranslations('class');
  const nameTopic = useSentTopicName();
  return (
    <>
      <p className="text-muted-foreground">{t(isTaken ? 'questionsFixed' : 'swapHint')}</p>
      <ol className="divide-y divide-border">
        {questions.map((question, index) => (
          <li key={question.id} className="flex items-start gap-3 py-3">
            <span className="font-semibold tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1">
              <InEnglish text={question.text} />
              <span className="block text-muted-foreground text-sm">{nameTopic(question.topicName)}</span>
            </span>
            {isTaken ? null : (
              <Button
                variant="outline"
                size="sm"
                inactive={isBusy}
                aria-label={t('swapNumber', { number: index + 1 })}
                onClick={() => onSwap(question)}
              >
                {t('swap')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
};

/**
 * Lists the options of a question with a check mark at each right one. Shows no marks for a question of an exam that the
 * instructor is taking, because the server then sends no key.
 */
const Options = ({ options }: Pick<ListedQuestion, 'options'>) => {
  const t = useTranslations('class');
  return (
    <ul className="mt-1 text-sm">
      {options.map(({ text, isCorrect }) => (
        <li key={text} className={cn('flex gap-2', isCorrect && 'font-semibold')}>
          <span className="w-4 shrink-0">
            {isCorrect ? <Check aria-label={t('right')} className="mt-0.5 size-4" /> : null}
          </span>
          <span className="min-w-0">
            <InEnglish text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
};

interface SpareListProps extends Spare {
  isBusy: boolean;
  onChoose: (by: ListedQuestion) => void;
  onBack: () => void;
}

/** Maximum number of replacements listed. The search field finds others. */
const MOST_SHOWN = 30;

function SpareList({ out, questions, isBusy, onChoose, onBack }: SpareListProps) {
  const t = useTranslations('class');
  const nameTopic = useSentTopicName();
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = questions.filter(({ text, topicName, options }) => {
    const searched = [text, nameTopic(topicName), ...options.map((option) => option.text)].join(' ').toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  return (
    <>
      <div>
        {t.rich('inPlaceOf', { question: () => <InEnglish key="question" text={out.text} /> })}
        <Options {...out} />
      </div>
      <Field label={t('search')} hint={t('searchHint')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoFocus
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-muted-foreground text-sm">
        {found.length > MOST_SHOWN
          ? t('firstOf', { most: MOST_SHOWN, found: found.length })
          : t('found', { found: found.length })}
      </p>
      <ul className="divide-y divide-border">
        {found.slice(0, MOST_SHOWN).map((question) => (
          <li key={question.id} className="flex flex-col items-start gap-3 py-3 sm:flex-row">
            <div className="min-w-0 flex-1">
              <InEnglish text={question.text} />
              <p className="text-muted-foreground text-sm">{nameTopic(question.topicName)}</p>
              <Options {...question} />
            </div>
            <Button
              variant="outline"
              size="sm"
              inactive={isBusy}
              aria-label={t('askNamed', { text: question.text })}
              onClick={() => onChoose(question)}
            >
              {t('askThis')}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="outline" className="self-start" inactive={isBusy} onClick={onBack}>
        {t('backToQuestions')}
      </Button>
    </>
  );
}
