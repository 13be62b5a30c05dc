'use client';

import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from '#texts';
import { useQuestionTranslations } from '@/components/attempt/use-question-translations';
import { useSectionName } from '@/components/messages/use-sections';
import { ChartButton } from '@/components/pressure-chart/chart-button';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { AttemptResult, ResultQuestion } from '@/lib/attempts/contract';
import { useViewer } from '@/lib/browser/session/viewer';
import { isMissed } from './corrected-result';
import { QuestionReview } from './question-review';
import { useUnfoldedOnPaper } from './use-unfolded-on-paper';

/**
 * List of the result's questions. Shows the missed questions first, with a switch for the rest. A printed page has all
 * questions, unfolded.
 */
export function QuestionList({ result }: { result: AttemptResult }) {
  const t = useTranslations('results');
  const { questions, sections } = result;
  const { status } = useViewer();
  const translationOf = useQuestionTranslations(questions, 'study', result.language);
  const area = useRef<HTMLElement>(null);
  useUnfoldedOnPaper(area);
  const missed = questions.filter(isMissed);
  const [onlyMissed, setOnlyMissed] = useState(missed.length > 0);
  const [sectionId, setSectionId] = useState<number | null>(null);
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const isShown = (question: ResultQuestion) =>
    (!onlyMissed || isMissed(question)) && (sectionId === null || question.sectionId === sectionId);
  const shown = questions.filter(isShown);
  const areOpen = shown.length > 0 && shown.every(({ questionId }) => openIds.has(questionId));
  const setOpen = (ids: readonly number[], isOpen: boolean) =>
    setOpenIds((before) => new Set(isOpen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  /** Folds a question and unfolds its neighbor in the list. */
  const step = (from: number, by: 1 | -1) => {
    const target = shown[shown.findIndex(({ questionId }) => questionId === from) + by]?.questionId;
    if (target === undefined) return;
    flushSync(() => setOpenIds(new Set([target])));
    const opened = area.current?.querySelector<HTMLElement>(`[data-question="${target}"] summary`);
    opened?.focus({ preventScroll: true });
    opened?.scrollIntoView({ block: 'start' });
  };
  return (
    <section ref={area} aria-labelledby="review-title" className="flex flex-col gap-3">
      <h2 id="review-title" className="font-semibold text-xl">
        <span className="print:hidden">{onlyMissed ? t('whatYouMissed') : t('allQuestions')}</span>
        <span className="hidden print:inline">{t('allQuestions')}</span>
      </h2>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {missed.length > 0 && missed.length < questions.length ? (
          <MissedSwitch
            missed={missed.length}
            all={questions.length}
            onlyMissed={onlyMissed}
            onChange={setOnlyMissed}
          />
        ) : null}
        {sections.length > 1 ? <SectionSelect sections={sections} value={sectionId} onChange={setSectionId} /> : null}
        <Button
          variant="ghost"
          size="sm"
          disabled={shown.length === 0}
          onClick={() =>
            setOpen(
              shown.map(({ questionId }) => questionId),
              !areOpen,
            )
          }
        >
          {areOpen ? t('closeAllAnswers') : t('openAllAnswers')}
        </Button>
        <ChartButton />
      </div>
      <p role="status" className="text-muted-foreground text-sm print:hidden">
        {shown.length === questions.length ? '' : t('questionsShown', { shown: shown.length, all: questions.length })}
      </p>
      {questions.map((question) => (
        <QuestionReview
          key={question.questionId}
          question={question}
          translation={translationOf(question)}
          canReport={status === 'signed-in'}
          isShown={isShown(question)}
          isOpen={openIds.has(question.questionId)}
          onToggle={(isOpen) => setOpen([question.questionId], isOpen)}
          isFirst={question === shown[0]}
          isLast={question === shown.at(-1)}
          onStep={(by) => step(question.questionId, by)}
        />
      ))}
    </section>
  );
}

interface MissedSwitchProps {
  /** Number of missed questions. */
  missed: number;
  all: number;
  onlyMissed: boolean;
  onChange: (onlyMissed: boolean) => void;
}

function MissedSwitch({ missed, all, onlyMissed, onChange }: MissedSwitchProps) {
  const t = useTranslations('results');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form data.
    <div role="group" aria-label={t('questionsToShow')} className="flex gap-2">
      <Button
        variant={onlyMissed ? 'default' : 'outline'}
        size="sm"
        aria-pressed={onlyMissed}
        onClick={() => onChange(true)}
      >
        {t('missed', { missed })}
      </Button>
      <Button
        variant={onlyMissed ? 'outline' : 'default'}
        size="sm"
        aria-pressed={!onlyMissed}
        onClick={() => onChange(false)}
      >
        {t('all', { all })}
      </Button>
    </div>
  );
}

interface SectionSelectProps {
  sections: AttemptResult['sections'];
  /** Section id; null means all sections. */
  value: number | null;
  onChange: (sectionId: number | null) => void;
}

function SectionSelect({ sections, value, onChange }: SectionSelectProps) {
  const t = useTranslations('results');
  const sectionName = useSectionName();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t('sectionToShow')}
      </label>
      <Select
        id={id}
        className="h-9! py-0! text-sm! pointer-coarse:h-11!"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{t('allSections')}</option>
        {sections.map(({ sectionId, name }) => (
          <option key={sectionId} value={sectionId}>
            {sectionName(sectionId, name)}
          </option>
        ))}
      </Select>
    </div>
  );
}
