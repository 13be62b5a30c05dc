'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { shieldPage } from '@/components/ui/press-shield';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { usePressLock } from '@/components/ui/use-press-lock';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { createAssignment } from '@/lib/classes/assignments/endpoints';
import type { ClassId } from '@/lib/kernel/ids';
import { CheckLine } from './check-line';
import { MainFields, PaperFields, TermFields } from './test-fields';
import { fromPreset, missingIn, PRESETS, type PresetName, paperOf, type TestForm, termsOf } from './test-form';

interface AssignTestProps {
  classId: ClassId;
  onAssigned: (assigned: AssignmentView) => void;
  onClose: () => void;
}

/** Dialog that assigns a test: a preset, a title and a date, with all other settings under "More options". */
export function AssignTest({ classId, onAssigned, onClose }: AssignTestProps) {
  const t = useTranslations('class');
  const titleOf = (name: PresetName) => t(`presets.${name}.name`);
  const [preset, setPreset] = useState<PresetName>(PRESETS[0].name);
  const [form, setForm] = useState(() => fromPreset(PRESETS[0], { typed: '', now: new Date(), titleOf }));
  const [problem, setProblem] = useState<string | null>(null);
  const { lock, unlock } = usePressLock();
  const assign = useMutation({
    mutationFn: () => {
      const body = { ...termsOf(form), ...paperOf(form), onPaper: form.onPaper };
      return call(createAssignment, { params: { id: classId }, body });
    },
    onMutate: () => setProblem(null),
    onSuccess: (assigned) => {
      onAssigned(assigned);
      shieldPage();
      onClose();
    },
    onError: unlock,
  });
  const error = problem ?? findErrorText(assign.error, t('testNotAssigned'));
  const set = (changed: Partial<TestForm>) => setForm((before) => ({ ...before, ...changed }));
  const missing = missingIn(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing) setProblem(t(`missing.${missing}`));
    else if (lock()) assign.mutate();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t('assignATest')} locked={assign.isPending} className="max-w-xl">
        <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
          <RadioGroup legend={t('startFrom')} className="grid sm:grid-cols-2 [&>legend]:col-span-full">
            {PRESETS.map((one) => (
              <Radio
                key={one.name}
                name="preset"
                checked={one.name === preset}
                onChange={() => {
                  setPreset(one.name);
                  setForm(fromPreset(one, { typed: form.title, now: new Date(), titleOf }));
                }}
              >
                <span className="block font-medium">{titleOf(one.name)}</span>
                <span className="block text-muted-foreground text-sm">{t(`presets.${one.name}.says`)}</span>
              </Radio>
            ))}
          </RadioGroup>
          <MainFields form={form} set={set} titleError={missing === 'title' ? (error ?? undefined) : undefined} />
          <details className="rounded-lg border border-border px-4 py-1">
            <summary className="cursor-pointer py-3 font-medium">{t('moreOptions')}</summary>
            <div className="flex flex-col gap-4 pt-1 pb-4">
              <PaperFields form={form} set={set} />
              <CheckLine
                label={t('onPaperOnly')}
                isChecked={form.onPaper}
                onToggle={() => set({ onPaper: !form.onPaper })}
              />
              <TermFields form={form} set={set} />
            </div>
          </details>
          {error && missing !== 'title' ? <Alert variant="error">{error}</Alert> : null}
          <Button type="submit" inactive={assign.isPending} className="self-start">
            {assign.isPending ? t('assigning') : t('assignTest')}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
