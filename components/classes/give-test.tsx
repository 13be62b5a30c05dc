'use client';

import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { call } from '@/lib/browser/api/call';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { createAssignment } from '@/lib/classes/assignments/endpoints';
import { ASSIGNMENT_TITLE_MAX, MOST_QUESTIONS_PER_SECTION, topicKey } from '@/lib/classes/assignments/rules';
import { PRACTICE_QUESTIONS_PER_SECTION, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import type { ClassId } from '@/lib/kernel/ids';
import { TOPICS } from '@/lib/kernel/topics';
import { CheckLine } from './check-line';
import { Period } from './give-test-period';
import { TopicChoice } from './topic-choice';
import { useAct } from './use-act';

interface GiveTestProps {
  classId: ClassId;
  onGiven: (given: AssignmentView) => void;
}

const EMPTY = {
  title: '',
  testType: 'practice' as 'practice' | 'exam',
  sectionIds: SECTIONS.slice(0, 1).map(({ id }) => id),
  questionCount: PRACTICE_QUESTIONS_PER_SECTION,
  /** Keys in the format of `topicKey`. */
  topics: [] as string[],
  samePaper: true,
  opensAt: '',
  onPaper: false,
  closesAt: '',
  attempts: 0,
};
export type GivenForm = typeof EMPTY;

const instantOf = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());

/** Form that assigns a test to the class. */
export function GiveTest({ classId, onGiven }: GiveTestProps) {
  const [form, setForm] = useState(EMPTY);
  const { act, isBusy, error, setError } = useAct("The test couldn't be given. Please try again.");
  const set = (changed: Partial<GivenForm>) => setForm((before) => ({ ...before, ...changed }));
  const isExam = form.testType === 'exam';
  const isUntitled = form.title.trim() === '';
  const toggle = (id: number) =>
    set({
      sectionIds: form.sectionIds.includes(id) ? form.sectionIds.filter((one) => one !== id) : [...form.sectionIds, id],
      topics: form.topics.filter((topic) => !topic.startsWith(`${id} `)),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUntitled) return setError('Give the test a title');
    if (form.sectionIds.length === 0) return setError('Choose at least one section');
    const chosen = TOPICS.filter((topic) => !isExam && form.topics.includes(topicKey(topic)));
    const body = {
      ...form,
      topics: chosen.map(({ sectionId, topic }) => ({ sectionId, topic })),
      questionCount: isExam ? QUESTIONS_PER_SECTION : form.questionCount,
      samePaper: form.samePaper || form.onPaper,
      opensAt: (form.onPaper ? null : instantOf(form.opensAt)) ?? undefined,
      closesAt: form.onPaper ? null : instantOf(form.closesAt),
      attempts: form.onPaper || form.attempts === 0 ? null : form.attempts,
    };
    void act(async () => {
      onGiven(await call(createAssignment, { params: { id: classId }, body }));
      setForm(EMPTY);
    });
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>Give a test</CardTitle>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
          <Field label="Title" error={isUntitled ? (error ?? undefined) : undefined}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={ASSIGNMENT_TITLE_MAX}
                value={form.title}
                onChange={(event) => set({ title: event.target.value })}
              />
            )}
          </Field>
          <Field label="Kind of test">
            {(control) => (
              <Select
                {...control}
                value={form.testType}
                onChange={(event) => set({ testType: event.target.value === 'exam' ? 'exam' : 'practice' })}
              >
                <option value="practice">Practice: the reason after each answer</option>
                <option value="exam">Exam: on the clock, 25 questions a section, answers at the end</option>
              </Select>
            )}
          </Field>
          <SectionChoice chosen={form.sectionIds} onToggle={toggle} />
          {isExam ? null : <TopicChoice form={form} set={set} />}
          {isExam ? null : (
            <Field label="Questions of each section">
              {(control) => (
                <Select
                  {...control}
                  value={form.questionCount}
                  onChange={(event) => set({ questionCount: Number(event.target.value) })}
                >
                  {[5, 10, 15, 20, MOST_QUESTIONS_PER_SECTION].map((count) => (
                    <option key={count}>{count}</option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <CheckLine
            label="The same questions for everybody"
            isChecked={form.samePaper}
            onToggle={() => set({ samePaper: !form.samePaper })}
          />
          <CheckLine
            label="On paper only: students don't see it on their phones"
            isChecked={form.onPaper}
            onToggle={() => set({ onPaper: !form.onPaper })}
          />
          {form.onPaper ? null : <Period form={form} set={set} />}
          {error && !isUntitled ? <Alert variant="error">{error}</Alert> : null}
          <Button type="submit" inactive={isBusy} className="self-start">
            {isBusy ? 'Giving…' : 'Give this test'}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

interface SectionChoiceProps {
  chosen: readonly number[];
  onToggle: (id: number) => void;
}

const SectionChoice = ({ chosen, onToggle }: SectionChoiceProps) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="mb-1 font-medium">Sections</legend>
    {SECTIONS.map(({ id, title }) => (
      <CheckLine key={id} label={title} isChecked={chosen.includes(id)} onToggle={() => onToggle(id)} />
    ))}
  </fieldset>
);
