'use client';

import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { AskRoom } from '@/components/classes/live-room/ask-room';
import { BackLink } from '@/components/ui/back-link';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView } from '@/lib/classes/contract';
import {
  CLASS_PAGE,
  CLASS_TABS,
  type ClassTab,
  GRADEBOOK_PAGE,
  OUTCOMES_PAGE,
  RESULTS_PAGE,
} from '@/lib/classes/rules';
import { AddNames } from './add-names';
import { Assignments } from './assignment-list';
import { ClassActs } from './class-acts';
import { Colleagues } from './colleagues';
import { LetIn } from './let-in';
import { StudentList } from './student-list';
import { useClass } from './use-class';

interface ClassPageProps {
  initial: ClassView;
  assignments: readonly AssignmentView[];
  tab: ClassTab;
}

/** Page of a class for its instructor, in tabs. The URL names the open tab. */
export function ClassPage({ initial, assignments: initialTests, tab: initialTab }: ClassPageProps) {
  const t = useTranslations('class');
  const toPath = usePaths();
  const [tests, setTests] = useState(initialTests);
  const [tab, setTab] = useState(initialTab);
  const [shown, setShown] = useClass(initial, tab === 'students');
  const joined = shown.places.filter(({ devices }) => devices > 0).length;
  const open = (next: ClassTab) => {
    setTab(next);
    window.history.replaceState(null, '', toPath(`${CLASS_PAGE}?id=${shown.id}&tab=${next}`));
  };
  return (
    <>
      <PageHeader
        title={<span className="break-words">{shown.name}</span>}
        subtitle={
          shown.places.length === 0 ? t('noStudents') : t('studentsJoined', { joined, places: shown.places.length })
        }
        back={<BackLink href={toPath('/classes')}>{t('backToClasses')}</BackLink>}
      />
      <Tabs value={tab} onValueChange={(next) => open(CLASS_TABS.find((one) => one === next) ?? 'students')}>
        <TabsList aria-label={t('parts')}>
          {CLASS_TABS.map((one) => (
            <TabsTrigger key={one} value={one}>
              {t(`tabs.${one}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="students" className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            <LetIn shown={shown} onChange={setShown} />
            <AddNames classId={shown.id} onChange={setShown} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <StudentList shown={shown} tests={tests} onChange={setShown} onTestsChange={setTests} />
            <Colleagues shown={shown} onChange={setShown} />
            <ClassActs shown={shown} onChange={setShown} />
          </div>
        </TabsContent>
        <TabsContent value="tests" className="max-w-4xl">
          <Assignments classId={shown.id} assignments={tests} onChange={setTests} />
        </TabsContent>
        <TabsContent value="results" className="flex max-w-4xl flex-col gap-6">
          <ResultList classId={shown.id} tests={tests} />
          {shown.places.length > 0 ? <ExamResults classId={shown.id} /> : null}
        </TabsContent>
        <TabsContent value="room" className="max-w-4xl">
          <AskRoom classId={shown.id} tests={tests} />
        </TabsContent>
      </Tabs>
    </>
  );
}

interface OfClass {
  classId: ClassView['id'];
  tests: readonly AssignmentView[];
}

const ResultList = ({ classId, tests }: OfClass) => {
  const t = useTranslations('class');
  const toPath = usePaths();
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle>{t('resultsByTest')}</CardTitle>
        {tests.length === 0 ? null : (
          <LinkButton href={toPath(`${GRADEBOOK_PAGE}?id=${classId}`)} size="sm">
            {t('gradebook')}
          </LinkButton>
        )}
      </CardHeader>
      <CardContent>
        {tests.length === 0 ? <p className="text-muted-foreground">{t('noResults')}</p> : null}
        <ul className="divide-y divide-border">
          {tests.map(({ id, title, begun, finished }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <span className="min-w-0">
                <span className="wrap-anywhere block font-medium">{title}</span>
                <span className="text-muted-foreground">{t('progress', { begun, finished })}</span>
              </span>
              <LinkButton href={toPath(`${RESULTS_PAGE}?id=${classId}&test=${id}`)} variant="outline" size="sm">
                {t.rich('resultsOf', {
                  title,
                  hidden: (chunks) => (
                    <span key="hidden" className="sr-only">
                      {chunks}
                    </span>
                  ),
                })}
              </LinkButton>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
};

const ExamResults = ({ classId }: Pick<OfClass, 'classId'>) => {
  const t = useTranslations('class');
  const toPath = usePaths();
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('certificationExam')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col items-start gap-4">
        <p>{t('enterAfterExam')}</p>
        <LinkButton href={toPath(`${OUTCOMES_PAGE}?id=${classId}`)} variant="outline">
          {t('enterExamResults')}
        </LinkButton>
      </CardContent>
    </Card>
  );
};
