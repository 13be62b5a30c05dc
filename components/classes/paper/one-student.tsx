import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { VERSIONS, type Version } from '@/lib/classes/paper/rules';

interface OneStudentProps {
  names: readonly string[];
  onAdd: (line: string) => void;
}

/** Quotes a name as in CSV if it contains a separator or a quote. */
const cellOf = (name: string): string => (/[;"\t]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** Form that adds one student's answers as a line, for typing from a pile of sheets. */
export function OneStudent({ names, onAdd }: OneStudentProps) {
  const [name, setName] = useState('');
  const [version, setVersion] = useState<Version>('A');
  const [answers, setAnswers] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return setError('Choose a student first');
    setError(undefined);
    onAdd(`${cellOf(name)}; ${version}; ${answers.trim()}`);
    setName('');
    setAnswers('');
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>One sheet at a time</CardTitle>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-col items-start gap-4" onSubmit={add}>
          <div className="w-full">
            <Field label="Student" error={error}>
              {(control) => (
                <Select {...control} value={name} onChange={(event) => setName(event.target.value)}>
                  <option value="">Choose a student</option>
                  {names.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <div className="w-full">
            <Field label="Version">
              {(control) => (
                <Select
                  {...control}
                  value={version}
                  onChange={(event) => setVersion(event.target.value === 'B' ? 'B' : 'A')}
                >
                  {VERSIONS.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <div className="w-full">
            <Field label="Letters">
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  className="font-mono uppercase"
                  value={answers}
                  onChange={(event) => setAnswers(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" variant="outline">
            Add to the list
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}
