import { type FormEvent, useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Label } from '@/components/ui/label';
import { PageHeader } from '@/components/ui/page-header';
import { Select } from '@/components/ui/select';
import type { ClassView } from '@/lib/classes/contract';
import { CLASS_PAGE } from '@/lib/classes/rules';
import { SECTIONS } from '@/lib/kernel/exam';

interface StartRoundProps {
  shown: Pick<ClassView, 'id' | 'name'>;
  isBusy: boolean;
  error: string | null;
  onStart: (chosen: { sectionIds: number[]; questionCount: number }) => void;
}

const COUNTS = [5, 10, 15, 20, 30];

/** Form that chooses the sections and the number of questions of a round. */
export function StartRound({ shown, isBusy, error, onStart }: StartRoundProps) {
  const [sectionIds, setSectionIds] = useState(() => SECTIONS.slice(0, 1).map(({ id }) => id));
  const [questionCount, setQuestionCount] = useState(10);
  const [missing, setMissing] = useState<string | null>(null);
  const fieldId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(sectionIds.length === 0 ? 'Choose at least one section' : null);
    if (sectionIds.length > 0) onStart({ sectionIds, questionCount });
  };
  const toggle = (id: number) =>
    setSectionIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <PageHeader
        title="Questions in the room"
        subtitle={`${shown.name}: one question at a time on the wall, answered on phones. It shows how many chose what, and no names.`}
        back={<BackLink href={`${CLASS_PAGE}?id=${shown.id}`}>Back to the class</BackLink>}
      />
      <Card className="max-w-measure">
        <CardContent>
          <form noValidate className="flex flex-col items-start gap-4" onSubmit={submit}>
            <fieldset className="flex flex-col gap-2">
              <legend className="mb-1 font-medium">Sections</legend>
              {SECTIONS.map(({ id, title }) => (
                <span key={id} className="flex min-h-11 items-center gap-3">
                  <Checkbox id={`${fieldId}-${id}`} checked={sectionIds.includes(id)} onChange={() => toggle(id)} />
                  <Label htmlFor={`${fieldId}-${id}`}>{title}</Label>
                </span>
              ))}
            </fieldset>
            <Field label="Questions in all">
              {(control) => (
                <Select
                  {...control}
                  value={questionCount}
                  onChange={(event) => setQuestionCount(Number(event.target.value))}
                >
                  {COUNTS.map((count) => (
                    <option key={count}>{count}</option>
                  ))}
                </Select>
              )}
            </Field>
            {(missing ?? error) ? <Alert variant="error">{missing ?? error}</Alert> : null}
            <Button type="submit" size="lg" inactive={isBusy}>
              {isBusy ? 'Starting…' : 'Start'}
            </Button>
          </form>
        </CardContent>
      </Card>
    </>
  );
}
