'use client';

import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { PageHeader } from '@/components/ui/page-header';
import { call } from '@/lib/browser/api/call';
import type { ClassView } from '@/lib/classes/contract';
import type { EnteredDay } from '@/lib/classes/outcomes/contract';
import { enterOutcomes } from '@/lib/classes/outcomes/endpoints';
import { CLASS_PAGE } from '@/lib/classes/rules';
import { SECTIONS } from '@/lib/kernel/exam';
import {
  changedStudents,
  entriesFor,
  faultsOfAnswer,
  faultsOfClass,
  faultsOfStudent,
  type StudentEntry,
  sectionsTaken,
  studentsOf,
} from './class-entries';
import { EnteredDays } from './entered-days';
import { ExamDateField } from './exam-date-field';
import type { Faults, SectionEntry } from './outcome-form';
import { StudentFields } from './student-fields';
import { useOutcomeForm } from './use-outcome-form';

interface ClassOutcomesProps {
  shown: ClassView;
  initial: EnteredDay[];
}

/** Page on which an instructor enters the certification exam results of a class. */
export function ClassOutcomes({ shown, initial }: ClassOutcomesProps) {
  const t = useTranslations('classresults');
  const toPath = usePaths();
  const missing = shown.places.filter(({ devices }) => devices === 0).length;
  return (
    <>
      <PageHeader
        title={t('examResults')}
        subtitle={<span className="break-words">{shown.name}</span>}
        back={<BackLink href={toPath(`${CLASS_PAGE}?id=${shown.id}&tab=results`)}>{t('backToTheClass')}</BackLink>}
      />
      <p className="mb-6 max-w-measure">{t('howToEnter')}</p>
      {missing > 0 ? (
        <p className="mb-6 max-w-measure text-muted-foreground">{t('someNotJoined', { count: missing })}</p>
      ) : null}
      {shown.places.length > 0 ? <EntryForm shown={shown} initial={initial} /> : null}
    </>
  );
}

function EntryForm({ shown, initial }: ClassOutcomesProps) {
  const t = useTranslations('classresults');
  const fieldTexts = useTranslations('outcomes');
  const places = shown.places.map(({ id }) => id);
  const [days, setDays] = useState(initial);
  const [examDate, setExamDate] = useState('');
  const [students, setStudents] = useState(() => studentsOf([], '', places));
  const [sectionIds, setSectionIds] = useState<readonly number[]>([]);
  const { form, faults, problem, submit, isSaving, isSaved, touch, clearFaults } = useOutcomeForm(() => {
    const changed = changedStudents(days, examDate, students);
    const body = { examDate, students: changed };
    return {
      faults: faultsOfClass(examDate, students, changed, { fields: fieldTexts, form: t }),
      send: async () => {
        setDays(await call(enterOutcomes, { params: { id: shown.id }, body }));
        // Empties the form for the next exam, so that these results cannot be saved again under another date.
        setExamDate('');
        setStudents(studentsOf([], '', places));
        setSectionIds([]);
      },
      faultsOf: (fields) => faultsOfAnswer(fields, changed),
    };
  });

  const chooseDate = (date: string) => {
    const next = entriesFor(days, date, students);
    setExamDate(date);
    touch();
    clearFaults();
    setStudents(next);
    setSectionIds((before) => [...new Set([...before, ...sectionsTaken(next)])]);
  };
  const showDay = (date: string) => {
    chooseDate(date);
    form.current?.querySelector<HTMLElement>('input[type=date]')?.focus();
  };
  const toggle = (id: number) => {
    const isAsked = sectionIds.includes(id);
    setSectionIds(isAsked ? sectionIds.filter((one) => one !== id) : [...sectionIds, id]);
    if (isAsked) setStudents(students.map((student) => without(student, id)));
    touch();
  };
  const change = (placeId: string, entry: SectionEntry) => {
    setStudents(students.map((student) => (student.placeId === placeId ? withEntry(student, entry) : student)));
    touch();
  };
  return (
    <div className="flex flex-col gap-8">
      <form ref={form} noValidate className="flex flex-col gap-6" onSubmit={submit}>
        <ExamDateField value={examDate} error={faults.examDate} onChange={chooseDate} />
        <SectionChoice sectionIds={sectionIds} onToggle={toggle} />
        {sectionIds.length === 0 ? null : (
          <StudentList
            places={shown.places}
            students={students}
            sectionIds={sectionIds}
            faults={faults}
            onChange={change}
          />
        )}
        {faults.students ? <Alert variant="error">{faults.students}</Alert> : null}
        {problem ? <Alert variant="error">{problem}</Alert> : null}
        <Button type="submit" size="lg" className="self-start max-sm:w-full" inactive={isSaving}>
          {isSaving ? fieldTexts('saving') : t('saveResults')}
        </Button>
      </form>
      <SavedNote isSaved={isSaved} />
      <EnteredDays days={days} onShow={showDay} />
    </div>
  );
}

/** The live region is in the page before it has text, so that screen readers announce the text. */
const SavedNote = ({ isSaved }: { isSaved: boolean }) => {
  const t = useTranslations('classresults');
  return <div role="status">{isSaved ? <Alert variant="success">{t('outcomesSaved')}</Alert> : null}</div>;
};

const withEntry = (student: StudentEntry, entry: SectionEntry): StudentEntry => ({
  ...student,
  entries: student.entries.map((one) => (one.sectionId === entry.sectionId ? entry : one)),
});

/** Clears a student's entry for a section that is no longer part of the exam. */
const without = (student: StudentEntry, sectionId: number): StudentEntry => ({
  ...student,
  entries: student.entries.map((one) => (one.sectionId === sectionId ? { ...one, verdict: '', correct: '' } : one)),
});

interface SectionChoiceProps {
  sectionIds: readonly number[];
  onToggle: (id: number) => void;
}

const SectionChoice = ({ sectionIds, onToggle }: SectionChoiceProps) => {
  const t = useTranslations('classresults');
  const sectionName = useSectionName();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t('sectionsOfTheExam')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {SECTIONS.map(({ id }) => (
          <Label key={id} className="flex min-h-11 cursor-pointer items-center gap-2">
            <Checkbox checked={sectionIds.includes(id)} onChange={() => onToggle(id)} />
            {sectionName(id)}
          </Label>
        ))}
      </div>
    </fieldset>
  );
};

interface StudentListProps {
  places: ClassView['places'];
  students: readonly StudentEntry[];
  sectionIds: readonly number[];
  faults: Faults;
  onChange: (placeId: string, entry: SectionEntry) => void;
}

const StudentList = ({ places, students, sectionIds, faults, onChange }: StudentListProps) => {
  const t = useTranslations('classresults');
  const nameOf = (placeId: string): string => {
    const { name, devices } = places.find(({ id }) => id === placeId) ?? { name: '', devices: 1 };
    return devices === 0 ? t('notJoined', { name }) : name;
  };
  return (
    <div className="flex flex-col gap-5">
      {students.map(({ placeId, entries }) => (
        <StudentFields
          key={placeId}
          name={nameOf(placeId)}
          entries={entries.filter(({ sectionId }) => sectionIds.includes(sectionId))}
          faults={faultsOfStudent(faults, placeId)}
          onChange={(entry) => onChange(placeId, entry)}
        />
      ))}
    </div>
  );
};
