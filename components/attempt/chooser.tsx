'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import type { SectionView } from '@/lib/bank/contract';
import { listSections } from '@/lib/bank/endpoints';
import { call } from '@/lib/browser/api/call';
import { countFavorites } from '@/lib/favorites/endpoints';
import { FAVORITES_TEST_QUESTIONS, TEST_TYPES, type TestType, type TimeFactor } from '@/lib/kernel/exam';
import { coveredBy, type ExamForm, ExamFormChoice } from './exam-form-choice';
import { ExamTimeChoice } from './exam-time-choice';
import { OneTapChoice } from './one-tap-choice';
import { OpenAttemptCard } from './open-attempt-card';
import { firstChoice, firstForm, questionsIn, sectionChoices } from './section-choices';
import { SectionGrid } from './section-grid';
import { TierChoice, type Tiers } from './tier-choice';
import { topicFrom } from './topic-address';
import { TopicPanel } from './topic-panel';
import { useSearch } from './use-search';
import { useTestStart } from './use-test-start';
import { VibrationChoice } from './vibration-choice';

interface ChooserProps {
  /** Null if the server could not read the sections. */
  initial: SectionView[] | null;
  /** Ids of the sections in the learner's plan. Null without a chosen plan. */
  planned: readonly number[] | null;
  /** Query string for which the server rendered the page. */
  madeFor: string;
}

const useSections = (initial: SectionView[] | null) =>
  useQuery({
    queryKey: ['sections'],
    queryFn: () => call(listSections, {}),
    ...(initial ? { initialData: initial } : {}),
  });

export function Chooser({ initial, planned, madeFor }: ChooserProps) {
  const t = useTranslations('attempt');
  const search = useSearch(madeFor);
  const sections = useSections(initial);
  const [picked, setPicked] = useState<TestType | ''>('');
  const testType = picked || typeFrom(search.get('type'));
  const favorites = useQuery({
    queryKey: ['favorites', 'count'],
    queryFn: () => call(countFavorites, {}),
    enabled: testType === 'favorites',
  });
  /**
   * Null until the learner chooses sections. While null, the plan's sections are selected; without a plan, the first
   * section, which every exam needs.
   */
  const [chosenIds, setChosen] = useState<number[] | null>(null);
  const [tiers, setTiers] = useState<Tiers>({ isDeeper: false, skipsBeyond: false });
  const [form, setForm] = useState<ExamForm>(firstForm(planned));
  const [timeFactor, setTimeFactor] = useState<TimeFactor>(1);
  const { underWay, start, isStarting, error, dismissError, question } = useTestStart();
  /** Time of the load error that the user dismissed. A later error is shown again. */
  const [dismissedAt, setDismissedAt] = useState(0);

  const choices = sectionChoices(sections.data ?? []);
  const chosen = chosenIds ?? firstChoice(choices, planned);
  const isExam = testType === 'exam';
  const topic = testType === 'practice' ? topicFrom(search) : null;
  const selected = isExam ? coveredBy(form, chosen) : topic ? [topic.sectionId] : chosen;
  const available =
    testType === 'favorites'
      ? Math.min(favorites.data ?? 0, FAVORITES_TEST_QUESTIONS)
      : questionsIn(choices, selected, testType);
  const isLoadFailed = sections.isError && !sections.data && sections.errorUpdatedAt !== dismissedAt;
  const banner = error ?? (isLoadFailed ? t('sectionsNotLoaded') : null);
  const dismiss = () => {
    if (error === null) setDismissedAt(sections.errorUpdatedAt);
    dismissError();
  };

  const openBook = isExam && form === 'open-book';
  const choice = { sectionIds: selected, timeFactor, topic: topic?.topic, openBook, ...tiers };
  return (
    <div className="flex flex-col gap-6">
      {/* Leaves out a lesson in progress, because Today's card above resumes it. */}
      {underWay && underWay.setId === undefined ? <OpenAttemptCard attempt={underWay} /> : null}
      {banner ? (
        <Alert variant="error" onDismiss={dismiss}>
          {banner}
        </Alert>
      ) : null}
      <TestTypeSelect value={testType} onChange={setPicked} />
      {isExam ? <ExamFormChoice value={form} onChange={setForm} /> : null}
      {testType === 'favorites' ? (
        <FavoritesPanel count={favorites.isLoading ? null : (favorites.data ?? 0)} />
      ) : topic ? (
        <TopicPanel topic={topic} />
      ) : choices.length > 0 ? (
        <SectionGrid
          choices={choices}
          chosen={selected}
          testType={testType}
          form={isExam ? form : null}
          onChange={setChosen}
        />
      ) : sections.isFetching ? (
        <Skeleton className="h-72" />
      ) : (
        <NoSections isFailed={sections.isError} onRetry={() => void sections.refetch()} />
      )}
      {testType === 'practice' ? <TierChoice value={tiers} onChange={setTiers} /> : null}
      {isExam ? null : <OneTapChoice />}
      {isExam ? null : <VibrationChoice />}
      {isExam ? <ExamTimeChoice value={timeFactor} sections={selected.length} onChange={setTimeFactor} /> : null}
      <StartBar
        available={available}
        isStarting={isStarting}
        canStart={testType !== '' && (available > 0 || favorites.isLoading)}
        missing={t(missingFor(testType, favorites.isLoading), { count: selected.length })}
        onStart={() => testType !== '' && start({ testType, ...choice })}
      />
      {question}
    </div>
  );
}

/** Key of the text that says why there are no questions. */
function missingFor(testType: TestType | '', isCounting: boolean) {
  if (testType !== 'favorites') return 'noQuestionsInSections';
  return isCounting ? 'countingFavorites' : 'noFavoritesToPractice';
}

const typeFrom = (asked: string | null): TestType | '' => TEST_TYPES.find((type) => type === asked) ?? 'practice';

function TestTypeSelect({ value, onChange }: { value: TestType | ''; onChange: (type: TestType) => void }) {
  const t = useTranslations('attempt');
  return (
    <div className="flex max-w-sm flex-col gap-1.5">
      <Label htmlFor="test-type">{t('testType')}</Label>
      <Select
        id="test-type"
        value={value}
        onChange={(event) => onChange(TEST_TYPES.find((type) => type === event.target.value) ?? 'practice')}
      >
        {TEST_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`testTypes.${type}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

function NoSections({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const t = useTranslations('attempt');
  return (
    <EmptyState title={t('noSections')} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {isFailed ? t('checkConnection') : t('noSectionsYet')}
    </EmptyState>
  );
}

/** `count` is null while it loads. */
function FavoritesPanel({ count }: { count: number | null }) {
  const t = useTranslations('attempt');
  return (
    <Card>
      <CardContent className="flex flex-col gap-2">
        <h2 className="font-semibold text-lg">{t('practiceYourFavorites')}</h2>
        <p>{t('favoritesHint', { count: FAVORITES_TEST_QUESTIONS })}</p>
        <p className="text-muted-foreground">
          {count === null ? t('countingFavorites') : t('favoritesCount', { count })}
        </p>
      </CardContent>
    </Card>
  );
}

interface StartBarProps {
  available: number;
  isStarting: boolean;
  /** True also while the questions are being counted. */
  canStart: boolean;
  /** Message for the state without questions to start with. */
  missing: string;
  onStart: () => void;
}

function StartBar({ available, isStarting, canStart, missing, onStart }: StartBarProps) {
  const t = useTranslations('attempt');
  return (
    <div className="sticky bottom-(--app-bar) -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-t bg-background px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0">
      <Button
        variant="accent"
        size="lg"
        className="w-full sm:w-auto"
        disabled={!canStart || isStarting}
        onClick={onStart}
      >
        {isStarting ? t('loadingQuestions') : t('startTest')}
      </Button>
      <p aria-live="polite" className="text-muted-foreground">
        {available === 0 ? missing : t('questions', { count: available })}
      </p>
    </div>
  );
}
