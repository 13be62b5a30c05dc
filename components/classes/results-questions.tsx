'use client';

import { useLanguage, useTranslations } from '#texts';
import { useSentSectionName } from '@/components/messages/use-sections';
import { useSentTopicName } from '@/components/messages/use-topics';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { Wording } from '@/components/ui/wording';
import type { QuestionResult, TopicResult } from '@/lib/classes/results/analysis/contract';
import { Heat, HeatLegend } from './heat-cell';
import type { NumberedQuestion } from './results-page';

export function WeakestTopics({ topics }: { topics: readonly TopicResult[] }) {
  const t = useTranslations('classresults');
  const nameSection = useSentSectionName();
  const nameTopic = useSentTopicName();
  if (topics.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <Table caption={t('topicsWeakestFirst')}>
        <TableHead>
          <tr>
            <TableHeader>{t('topic')}</TableHeader>
            <TableHeader>{t('section')}</TableHeader>
            <TableHeader>{t('right')}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {topics.map(({ sectionName, topicName, asked, correct, percentage }) => (
            <TableRow key={`${sectionName} ${topicName}`}>
              <TableHeader scope="row">{nameTopic(topicName)}</TableHeader>
              <TableCell>{nameSection(sectionName)}</TableCell>
              <TableCell className="tabular-nums">
                <Heat percentage={percentage} />{' '}
                <span className="inline-block whitespace-nowrap">{t('share', { correct, total: asked })}</span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <HeatLegend />
    </div>
  );
}

interface HardestQuestionsProps {
  questions: readonly QuestionResult[];
  /** Empty if each student gets different questions, which then have no numbers. */
  numbered: readonly NumberedQuestion[];
}

/** Lists the questions of a test, hardest first, each with its most frequent wrong option and why that is wrong. */
export function HardestQuestions({ questions, numbered }: HardestQuestionsProps) {
  const t = useTranslations('classresults');
  const nameSection = useSentSectionName();
  const nameTopic = useSentTopicName();
  // Questions are shown in English.
  const language = useLanguage() === 'en' ? undefined : 'en';
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-3">
      <h2 id="questions" className="font-semibold text-xl">
        {t('questionsHardestFirst')}
      </h2>
      <ol className="divide-y divide-border rounded-xl border border-border bg-card">
        {questions.map(({ questionId, sectionName, topicName, text, asked, correct, percentage, mistake }) => (
          <li key={questionId} className="flex flex-col gap-2 p-4 sm:px-5">
            <p className="max-w-measure font-medium">
              {numbered.filter(({ id }) => id === questionId).map(({ label }) => `${label}. `)}
              <span lang={language}>
                <Wording text={text} />
              </span>
            </p>
            <p className="text-muted-foreground tabular-nums">
              <Heat percentage={percentage} />{' '}
              {t('rightOf', { correct, asked, section: nameSection(sectionName), topic: nameTopic(topicName) })}
            </p>
            {mistake ? (
              <p className="max-w-measure">
                <span className="font-medium">
                  {t.rich('wrongAnswer', {
                    times: mistake.times,
                    quote: () => (
                      <span key="quote" lang={language}>
                        <Wording text={mistake.text} />
                      </span>
                    ),
                  })}
                </span>{' '}
                <span lang={language}>
                  <Wording text={mistake.why} />
                </span>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
