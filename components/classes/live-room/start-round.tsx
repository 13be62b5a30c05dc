import { useForm } from 'react-hook-form';
import { usePaths, useTranslations } from '#texts';
import { CheckLine } from '@/components/classes/check-line';
import { TopicChoice } from '@/components/classes/topic-choice';
import { useSections } from '@/components/messages/use-sections';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { PageHeader } from '@/components/ui/page-header';
import { Select } from '@/components/ui/select';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { topicKey } from '@/lib/classes/assignments/rules';
import type { ClassView } from '@/lib/classes/contract';
import { CLASS_PAGE } from '@/lib/classes/rules';
import { SECTIONS } from '@/lib/kernel/exam';
import type { AssignmentId } from '@/lib/kernel/ids';
import { TOPICS } from '@/lib/kernel/topics';

export type RoundChoice =
  | { sectionIds: number[]; topics: { sectionId: number; topic: string }[]; questionCount: number }
  | { assignmentId: AssignmentId };

interface RoundFormProps {
  /** Tests of the class. A round can use the questions of a test only if all students get the same questions. */
  tests: readonly Pick<AssignmentView, 'id' | 'title' | 'samePaper'>[];
  isBusy: boolean;
  error: string | null;
  onStart: (chosen: RoundChoice) => void;
}

const COUNTS = [5, 10, 15, 20, 30];
const FIRST_SECTION = SECTIONS.slice(0, 1).map(({ id }) => id);

/** Form that chooses the questions of a round: by section and topic, or from a test. */
export function RoundForm({ tests, isBusy, error, onStart }: RoundFormProps) {
  const t = useTranslations('live');
  const { titleOf } = useSections();
  const { register, handleSubmit, watch, setValue, setError, formState } = useForm({
    defaultValues: { testId: '', sectionIds: FIRST_SECTION, topics: [] as string[], questionCount: 10 },
  });
  const { testId, sectionIds, topics } = watch();
  const asked = tests.filter(({ samePaper }) => samePaper);
  const test = asked.find(({ id }) => id === testId);
  const submit = handleSubmit(({ questionCount }) => {
    if (test) return onStart({ assignmentId: test.id });
    if (sectionIds.length === 0) return setError('root', { message: t('chooseSection') });
    const chosen = TOPICS.filter((topic) => topics.includes(topicKey(topic)));
    onStart({ sectionIds, questionCount, topics: chosen.map(({ sectionId, topic }) => ({ sectionId, topic })) });
  });
  const toggle = (id: number) => {
    setValue('sectionIds', sectionIds.includes(id) ? sectionIds.filter((one) => one !== id) : [...sectionIds, id]);
    const others = topics.filter((topic) => !topic.startsWith(`${id} `));
    setValue('topics', others);
  };
  const problem = formState.errors.root?.message ?? error;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {asked.length > 0 ? (
        <Field label={t('questionsFrom')}>
          {(control) => (
            <Select {...control} {...register('testId')}>
              <option value="">{t('sectionsAndTopics')}</option>
              {asked.map(({ id, title }) => (
                <option key={id} value={id}>
                  {t('fromTest', { title })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {test ? null : (
        <>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1 font-medium">{t('sections')}</legend>
            {SECTIONS.map(({ id, group }) => (
              <CheckLine
                key={id}
                label={titleOf(group)}
                isChecked={sectionIds.includes(id)}
                onToggle={() => toggle(id)}
              />
            ))}
          </fieldset>
          <TopicChoice form={{ sectionIds, topics }} set={(changed) => setValue('topics', changed.topics)} />
          <Field label={t('questionCount')}>
            {(control) => (
              <Select {...control} {...register('questionCount', { valueAsNumber: true })}>
                {COUNTS.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
      {problem ? <Alert variant="error">{problem}</Alert> : null}
      <Button type="submit" size="lg" inactive={isBusy} className="self-start">
        {t(isBusy ? 'starting' : 'start')}
      </Button>
    </form>
  );
}

interface StartRoundProps extends RoundFormProps {
  shown: Pick<ClassView, 'id' | 'name'>;
}

/** Projector page before a round starts. */
export function StartRound({ shown: { id, name }, ...form }: StartRoundProps) {
  const t = useTranslations('live');
  const toPath = usePaths();
  return (
    <>
      <PageHeader
        title={t('questionsInRoom')}
        subtitle={t('startHint', { name })}
        back={<BackLink href={toPath(`${CLASS_PAGE}?id=${id}&tab=room`)}>{t('backToClass')}</BackLink>}
      />
      <Card className="max-w-measure">
        <CardContent>
          <RoundForm {...form} />
        </CardContent>
      </Card>
    </>
  );
}
