import { useForm } from 'react-hook-form';
import { CheckLine } from '@/components/classes/check-line';
import { TopicChoice } from '@/components/classes/topic-choice';
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

export const CONTROL_BY_PHONE = 'To control the questions from your phone, open the class there, then Room.';

const COUNTS = [5, 10, 15, 20, 30];
const FIRST_SECTION = SECTIONS.slice(0, 1).map(({ id }) => id);

/** Form that chooses the questions of a round: by section and topic, or from a test. */
export function RoundForm({ tests, isBusy, error, onStart }: RoundFormProps) {
  const { register, handleSubmit, watch, setValue, setError, formState } = useForm({
    defaultValues: { testId: '', sectionIds: FIRST_SECTION, topics: [] as string[], questionCount: 10 },
  });
  const { testId, sectionIds, topics } = watch();
  const asked = tests.filter(({ samePaper }) => samePaper);
  const test = asked.find(({ id }) => id === testId);
  const submit = handleSubmit(({ questionCount }) => {
    if (test) return onStart({ assignmentId: test.id });
    if (sectionIds.length === 0) return setError('root', { message: 'Choose at least one section' });
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
        <Field label="Questions from">
          {(control) => (
            <Select {...control} {...register('testId')}>
              <option value="">Sections and topics</option>
              {asked.map(({ id, title }) => (
                <option key={id} value={id}>
                  Test: {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {test ? null : (
        <>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1 font-medium">Sections</legend>
            {SECTIONS.map(({ id, title }) => (
              <CheckLine key={id} label={title} isChecked={sectionIds.includes(id)} onToggle={() => toggle(id)} />
            ))}
          </fieldset>
          <TopicChoice form={{ sectionIds, topics }} set={(changed) => setValue('topics', changed.topics)} />
          <Field label="Questions in all">
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
        {isBusy ? 'Starting…' : 'Start'}
      </Button>
    </form>
  );
}

interface StartRoundProps extends RoundFormProps {
  shown: Pick<ClassView, 'id' | 'name'>;
}

/** Projector page before a round starts. */
export const StartRound = ({ shown, ...form }: StartRoundProps) => (
  <>
    <PageHeader
      title="Questions in the room"
      subtitle={`${shown.name}: one question at a time on a projector, answered on phones. It shows how many students chose each answer, without names. ${CONTROL_BY_PHONE}`}
      back={<BackLink href={`${CLASS_PAGE}?id=${shown.id}&tab=room`}>Back to the class</BackLink>}
    />
    <Card className="max-w-measure">
      <CardContent>
        <RoundForm {...form} />
      </CardContent>
    </Card>
  </>
);
