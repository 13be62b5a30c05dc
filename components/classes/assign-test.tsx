'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
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
import { fromPreset, missingIn, PRESETS, paperOf, type TestForm, termsOf } from './test-form';

interface AssignTestProps {
  classId: ClassId;
  onAssigned: (assigned: AssignmentView) => void;
  onClose: () => void;
}

/** Dialog that assigns a test: a preset, a title and a date, with all other settings under "More options". */
export function AssignTest({ classId, onAssigned, onClose }: AssignTestProps) {
  const [preset, setPreset] = useState(PRESETS[0].name);
  const [form, setForm] = useState(() => fromPreset(PRESETS[0], '', new Date()));
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
  const error = problem ?? findErrorText(assign.error, "The test couldn't be assigned. Please try again.");
  const set = (changed: Partial<TestForm>) => setForm((before) => ({ ...before, ...changed }));
  const missing = missingIn(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing) setProblem(missing.says);
    else if (lock()) assign.mutate();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title="Assign a test" locked={assign.isPending} className="max-w-xl">
        <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
          <RadioGroup legend="Start from" className="grid sm:grid-cols-2 [&>legend]:col-span-full">
            {PRESETS.map((one) => (
              <Radio
                key={one.name}
                name="preset"
                checked={one.name === preset}
                onChange={() => {
                  setPreset(one.name);
                  setForm(fromPreset(one, form.title, new Date()));
                }}
              >
                <span className="block font-medium">{one.name}</span>
                <span className="block text-muted-foreground text-sm">{one.says}</span>
              </Radio>
            ))}
          </RadioGroup>
          <MainFields
            form={form}
            set={set}
            titleError={missing?.field === 'title' ? (error ?? undefined) : undefined}
          />
          <details className="rounded-lg border border-border px-4 py-1">
            <summary className="cursor-pointer py-3 font-medium">More options</summary>
            <div className="flex flex-col gap-4 pt-1 pb-4">
              <PaperFields form={form} set={set} />
              <CheckLine
                label="On paper only: students don't see it on their phones"
                isChecked={form.onPaper}
                onToggle={() => set({ onPaper: !form.onPaper })}
              />
              <TermFields form={form} set={set} />
            </div>
          </details>
          {error && missing?.field !== 'title' ? <Alert variant="error">{error}</Alert> : null}
          <Button type="submit" inactive={assign.isPending} className="self-start">
            {assign.isPending ? 'Assigning…' : 'Assign test'}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
