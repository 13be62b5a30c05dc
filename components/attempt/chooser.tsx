'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { TopicPanel, topicFrom } from './topic-panel';
import { useSearch } from './use-search';
import { useTestStart } from './use-test-start';
import { VibrationChoice } from './vibration-choice';

const TYPE_NAMES: Record<TestType, string> = { practice: 'Practice', exam: 'Exam', favorites: 'Favorites' };

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
   * Null before the learner has chosen. Then the plan's sections are selected; without a plan, the first section, which
   * every exam needs.
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
  const banner = error ?? (isLoadFailed ? 'Failed to load categories' : null);
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
        missing={missingFor(testType, selected.length, favorites.isLoading)}
        onStart={() => testType !== '' && start({ testType, ...choice })}
      />
      {question}
    </div>
  );
}

function missingFor(testType: TestType | '', chosenCount: number, isCounting: boolean): string {
  if (testType !== 'favorites') {
    if (chosenCount === 0) return 'Choose at least one section.';
    return chosenCount === 1 ? 'This section has no questions yet.' : 'These sections have no questions yet.';
  }
  return isCounting ? 'Counting your favorites…' : 'No favorites to practice yet.';
}

const typeFrom = (asked: string | null): TestType | '' => TEST_TYPES.find((type) => type === asked) ?? 'practice';

function TestTypeSelect({ value, onChange }: { value: TestType | ''; onChange: (type: TestType) => void }) {
  return (
    <div className="flex max-w-sm flex-col gap-1.5">
      <Label htmlFor="test-type">Test type</Label>
      <Select
        id="test-type"
        value={value}
        onChange={(event) => onChange(TEST_TYPES.find((type) => type === event.target.value) ?? 'practice')}
      >
        {TEST_TYPES.map((type) => (
          <option key={type} value={type}>
            {TYPE_NAMES[type]}
          </option>
        ))}
      </Select>
    </div>
  );
}

function NoSections({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  return (
    <EmptyState title="No categories available" action={<Button onClick={onRetry}>Retry</Button>}>
      {isFailed
        ? "We couldn't load the sections. Check your connection and try again."
        : 'There are no sections yet. Check back later.'}
    </EmptyState>
  );
}

/** `count` is null while it loads. */
function FavoritesPanel({ count }: { count: number | null }) {
  return (
    <Card>
      <CardContent className="flex flex-col gap-2">
        <h2 className="font-semibold text-lg">Practice your favorites</h2>
        <p>
          Up to {FAVORITES_TEST_QUESTIONS} random questions you starred, from every section. You see the right answer
          and the reason after each one.
        </p>
        <p className="text-muted-foreground">{favoritesSentence(count)}</p>
      </CardContent>
    </Card>
  );
}

function favoritesSentence(count: number | null): string {
  if (count === null) return 'Counting your favorites…';
  if (count === 0) return 'You have no favorites yet. Tap the star on any question in a practice test.';
  return `You have ${count} favorite ${count === 1 ? 'question' : 'questions'}.`;
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
  return (
    <div className="sticky bottom-(--app-bar) -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-t bg-background px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0">
      <Button
        variant="accent"
        size="lg"
        className="w-full sm:w-auto"
        disabled={!canStart || isStarting}
        onClick={onStart}
      >
        {isStarting ? 'Loading questions…' : 'Start Test'}
      </Button>
      <p aria-live="polite" className="text-muted-foreground">
        {available === 0 ? missing : `${available} ${available === 1 ? 'question' : 'questions'}`}
      </p>
    </div>
  );
}
