import { useForm } from 'react-hook-form';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { VERSIONS } from '@/lib/classes/paper/rules';

interface OneStudentProps {
  names: readonly string[];
  onAdd: (line: string) => void;
}

/** Quotes a name as in CSV if the name contains a separator or a quotation mark. */
const cellOf = (name: string): string => (/[;"\t]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/**
 * Form that adds one student's answers to the list as a line, for an instructor who types them from a pile of sheets.
 */
export function OneStudent({ names, onAdd }: OneStudentProps) {
  const t = useTranslations('paper');
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { name: '', version: 'A', answers: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const add = handleSubmit(({ name, version, answers }) => {
    onAdd(`${cellOf(name)}; ${version}; ${answers.trim()}`);
    reset({ name: '', version, answers: '' });
  });
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('oneSheet')}</CardTitle>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-col items-start gap-4" onSubmit={(event) => void add(event)}>
          <div className="w-full">
            <Field label={t('student')} error={formState.errors.name?.message}>
              {(control) => (
                <Select {...control} {...register('name', { required: t('chooseStudentFirst') })}>
                  <option value="">{t('chooseStudent')}</option>
                  {names.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <div className="w-full">
            <Field label={t('version')}>
              {(control) => (
                <Select {...control} {...register('version')}>
                  {VERSIONS.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <div className="w-full">
            <Field label={t('letters')}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  className="font-mono uppercase"
                  {...register('answers')}
                />
              )}
            </Field>
          </div>
          <Button type="submit" variant="outline">
            {t('add')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}
