'use client';

import { useState } from 'react';
import { BackLink } from '@/components/ui/back-link';
import { PageHeader } from '@/components/ui/page-header';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView } from '@/lib/classes/contract';
import { AddNames } from './add-names';
import { Assignments } from './assignment-list';
import { ClassActs } from './class-acts';
import { countOf } from './count-of';
import { LetIn } from './let-in';
import { StudentList } from './student-list';

interface ClassPageProps {
  initial: ClassView;
  assignments: readonly AssignmentView[];
}

/** A class as its instructor has it. */
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
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <LetIn shown={shown} onChange={setShown} />
          <AddNames classId={shown.id} onChange={setShown} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Assignments classId={shown.id} initial={assignments} />
          <StudentList shown={shown} onChange={setShown} />
          <ClassActs shown={shown} onChange={setShown} />
        </div>
      </div>
    </>
  );
}
