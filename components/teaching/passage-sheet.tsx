import { useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { GuideTableView } from '@/components/study/guide-table-view';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SheetContent } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { Wording } from '@/components/ui/wording';
import { findTeachingTopic } from '@/lib/browser/page/teaching';
import type { Language } from '@/lib/kernel/language';
import type { SectionGroup } from '@/lib/kernel/section-groups';
import { type Passage, pickPassages, type TeachingTopic } from '@/lib/study/passage-rules';
import type { ExplainedQuestion } from './types';

/** Limit for passages, to keep the sheet short. */
const PASSAGES = 2;

interface PassageSheetProps {
  question: ExplainedQuestion;
  group: SectionGroup;
  language: Language;
}

/** Sheet over the question with the passages of the guide on which the explanation is based. */
export function PassageSheet({ question, group, language }: PassageSheetProps) {
  const t = useTranslations('study');
  const site = useTranslations('site');
  const toPath = usePaths();
  const { topic, isFailed, retry } = useTopic(group, question.topic, language);
  return (
    <SheetContent side="bottom" title={topic?.name ?? t('fromTheStudyGuide')}>
      {isFailed ? (
        <Alert variant="error">
          <p>{t('guideNotLoaded')}</p>
          <Button variant="outline" className="mt-3" onClick={retry}>
            {site('tryAgain')}
          </Button>
        </Alert>
      ) : topic === undefined ? (
        <Skeleton className="h-40" />
      ) : (
        <>
          {topic ? (
            <div lang={language}>
              <Passages passages={pickPassages(topic, question, PASSAGES)} />
            </div>
          ) : null}
          <p className="mt-4">
            <a
              href={toPath(topic ? `/study/${group}#${topic.slug}` : `/study/${group}`)}
              className="inline-block py-1.5 font-medium text-primary underline underline-offset-4"
            >
              {t('openTheWholeGuide')}
            </a>
          </p>
        </>
      )}
    </SheetContent>
  );
}

/** Loads a topic of a guide. `topic` is undefined while it loads, and null if the guide does not have the topic. */
function useTopic(group: SectionGroup, slug: string, language: Language) {
  const [topic, setTopic] = useState<TeachingTopic | null>();
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry loads again.
  useEffect(() => {
    setIsFailed(false);
    findTeachingTopic(group, slug, language).then(setTopic, () => setIsFailed(true));
  }, [group, slug, language, attempt]);
  return { topic, isFailed, retry: () => setAttempt((before) => before + 1) };
}

function Passages({ passages }: { passages: readonly Passage[] }) {
  const t = useTranslations('study');
  if (passages.length === 0) return <p>{t('nothingMoreInGuide')}</p>;
  return passages.map((passage) =>
    passage.kind === 'table' ? (
      <GuideTableView
        key={passage.table.caption}
        table={passage.table}
        id={`passage-${passage.table.caption.length}`}
      />
    ) : (
      <p key={passage.text} className="mt-3 max-w-measure text-lg leading-relaxed">
        <Wording text={passage.text} />
        {passage.kind === 'point' ? (
          <span className="block text-muted-foreground text-sm">
            <Wording text={passage.cite} />
          </span>
        ) : null}
      </p>
    ),
  );
}
