import { useTranslations } from '#texts';
import { useSections } from '@/components/messages/use-sections';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { ASSIGNMENT_TITLE_MAX, MOST_ATTEMPTS, MOST_QUESTIONS_PER_SECTION } from '@/lib/classes/assignments/rules';
import { SECTIONS, TIME_FACTORS } from '@/lib/kernel/exam';
import { CheckLine } from './check-line';
import { MomentField } from './moment-field';
import type { TestForm } from './test-form';
import { TopicChoice } from './topic-choice';

interface FieldsProps {
  form: TestForm;
  set: (changed: Partial<TestForm>) => void;
}

const COUNTS = [5, 10, 15, 20, MOST_QUESTIONS_PER_SECTION];
const MARKS = [50, 60, 70, 72, 80, 90, 100];
const TIMES = { 1: 'standard', 1.5: 'half', 2: 'double' } as const;

/** Adds the current value to the usual choices, in order. A test set through the API may have an unusual value. */
const withOwn = (usual: readonly number[], own: number): number[] =>
  [...new Set([...usual, own])].toSorted((one, other) => one - other);

/** Fields for the title and the closing time. */
export const MainFields = ({ form, set, titleError }: FieldsProps & { titleError?: string | undefined }) => {
  const t = useTranslations('class');
  return (
    <>
      <Field label={t('title')} error={titleError}>
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
      {form.onPaper ? null : (
        <MomentField
          label={t('openUntil')}
          hint={t('openUntilHint')}
          value={form.closesAt}
          onChange={(event) => set({ closesAt: event.target.value })}
        />
      )}
    </>
  );
};

/** Fields that determine the questions. */
export function PaperFields({ form, set }: FieldsProps) {
  const t = useTranslations('class');
  const { titleOf } = useSections();
  const isExam = form.testType === 'exam';
  const toggle = (id: number) =>
    set({
      sectionIds: form.sectionIds.includes(id) ? form.sectionIds.filter((one) => one !== id) : [...form.sectionIds, id],
      topics: form.topics.filter((topic) => !topic.startsWith(`${id} `)),
    });
  return (
    <>
      <Field label={t('kind')}>
        {(control) => (
          <Select
            {...control}
            value={form.testType}
            onChange={(event) => set({ testType: event.target.value === 'exam' ? 'exam' : 'practice' })}
          >
            <option value="practice">{t('kinds.practice')}</option>
            <option value="exam">{t('kinds.exam')}</option>
          </Select>
        )}
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1 font-medium">{t('sections')}</legend>
        {SECTIONS.map(({ id, group }) => (
          <CheckLine
            key={id}
            label={titleOf(group)}
            isChecked={form.sectionIds.includes(id)}
            onToggle={() => toggle(id)}
          />
        ))}
      </fieldset>
      {isExam ? null : (
        <>
          <TopicChoice form={form} set={set} />
          <Field label={t('questionsPerSection')}>
            {(control) => (
              <Select
                {...control}
                value={form.questionCount}
                onChange={(event) => set({ questionCount: Number(event.target.value) })}
              >
                {withOwn(COUNTS, form.questionCount).map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
      {form.onPaper ? null : (
        <CheckLine
          label={t('sameQuestions')}
          isChecked={form.samePaper}
          onToggle={() => set({ samePaper: !form.samePaper })}
        />
      )}
    </>
  );
}

/** Fields for the opening time, attempts, extra time and the score needed for a certificate. */
export const TermFields = ({ form, set }: FieldsProps) => {
  const t = useTranslations('class');
  return (
    <>
      {form.onPaper ? null : (
        <>
          <MomentField
            label={t('opens')}
            hint={t('opensHint')}
            value={form.opensAt}
            onChange={(event) => set({ opensAt: event.target.value })}
          />
          <Field label={t('attempts')}>
            {(control) => (
              <Select
                {...control}
                value={form.attempts}
                onChange={(event) => set({ attempts: Number(event.target.value) })}
              >
                <option value={0}>{t('unlimited')}</option>
                {Array.from({ length: MOST_ATTEMPTS }, (_, index) => index + 1).map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
      {form.testType === 'exam' ? (
        <Field label={t('time')}>
          {(control) => (
            <Select
              {...control}
              value={form.timeFactor}
              onChange={(event) => {
                const factor = Number(event.target.value);
                set({ timeFactor: TIME_FACTORS.find((one) => one === factor) ?? 1 });
              }}
            >
              {TIME_FACTORS.map((factor) => (
                <option key={factor} value={factor}>
                  {t(`times.${TIMES[factor]}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <Field label={t('certificateFrom')} hint={t('certificateHint')}>
        {(control) => (
          <Select
            {...control}
            value={form.certificateMark}
            onChange={(event) => set({ certificateMark: Number(event.target.value) })}
          >
            {withOwn(MARKS, form.certificateMark).map((mark) => (
              <option key={mark} value={mark}>
                {mark}%
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
};
