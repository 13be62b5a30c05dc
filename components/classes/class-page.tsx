'use client';

import { useState } from 'react';
import { BackLink } from '@/components/ui/back-link';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView } from '@/lib/classes/contract';
import { OUTCOMES_PAGE, PROJECTOR_PAGE } from '@/lib/classes/rules';
import { AddNames } from './add-names';
import { Assignments } from './assignment-list';
import { ClassActs } from './class-acts';
import { Colleagues } from './colleagues';
import { countOf } from './count-of';
import { LetIn } from './let-in';
import { StudentList } from './student-list';

interface ClassPageProps {
  initial: ClassView;
  assignments: readonly AssignmentView[];
}

/** Page of a class for its instructor. */
export function ClassPage({ initial, assignments }: ClassPageProps) {
  const [shown, setShown] = useState(initial);
  const joined = shown.places.filter(({ devices }) => devices > 0).length;
  return (
    <>
      <PageHeader
        title={<span className="break-words">{shown.name}</span>}
        subtitle={
          shown.places.length === 0
            ? 'Nobody is in it yet. Show the room the code below.'
            : `${joined} of ${countOf(shown.places.length, 'student')} joined`
        }
        back={<BackLink href="/classes">Back to My Classes</BackLink>}
        actions={
          <LinkButton href={`${PROJECTOR_PAGE}?id=${shown.id}`} variant="outline">
            Ask the room
          </LinkButton>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <LetIn shown={shown} onChange={setShown} />
          <AddNames classId={shown.id} onChange={setShown} />
          {joined > 0 ? <ExamResults classId={shown.id} /> : null}
          <Colleagues shown={shown} onChange={setShown} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Assignments classId={shown.id} places={shown.places} initial={assignments} />
          <StudentList shown={shown} onChange={setShown} />
          <ClassActs shown={shown} onChange={setShown} />
        </div>
      </div>
    </>
  );
}

const ExamResults = ({ classId }: { classId: ClassView['id'] }) => (
  <Card>
    <CardHeader>
      <CardTitle>Certification exam</CardTitle>
    </CardHeader>
    <CardContent className="flex flex-col items-start gap-4">
      <p>After the exam, enter who took which sections and passed. Each student sees their own, and can correct it.</p>
      <LinkButton href={`${OUTCOMES_PAGE}?id=${classId}`} variant="outline">
        Enter how it went
      </LinkButton>
    </CardContent>
  </Card>
);
