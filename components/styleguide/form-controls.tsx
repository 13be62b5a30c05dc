'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import { Specimen } from './specimen';

export function FormControls() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Specimen
      title="Field and its controls"
      note="Field takes label, hint, error and required. Its child is a function that gets id and aria attributes for Input, Textarea or Select. Radio and Checkbox are native. A Switch takes effect at once."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="With a hint" hint="Eight characters or more.">
          {(control) => <Input {...control} />}
        </Field>
        <Field label="With an error" error="Please enter a valid email address" required>
          {(control) => <Input {...control} defaultValue="nobody" />}
        </Field>
        <Field label="Select">
          {(control) => (
            <Select {...control}>
              <option>Practice</option>
              <option>Exam</option>
            </Select>
          )}
        </Field>
        <Field label="Disabled">{(control) => <Input {...control} disabled defaultValue="cannot change" />}</Field>
        <Field label="Read only">{(control) => <Input {...control} readOnly defaultValue="only to read" />}</Field>
        <Field label="Select, disabled">
          {(control) => (
            <Select {...control} disabled>
              <option>United States</option>
            </Select>
          )}
        </Field>
        <Field label="Textarea">{(control) => <Textarea {...control} />}</Field>
        <Field label="Textarea with an error" error="Question text is required">
          {(control) => <Textarea {...control} />}
        </Field>
        <RadioGroup legend="RadioGroup">
          <Radio name="specimen" defaultChecked>
            Recover
          </Radio>
          <Radio name="specimen">Reclaim</Radio>
          <Radio name="specimen" disabled>
            Vent, disabled
          </Radio>
        </RadioGroup>
        <Label className="flex min-h-11 items-center gap-3">
          <Checkbox defaultChecked /> Checkbox
        </Label>
        <Label className="flex min-h-11 items-center gap-3">
          <Checkbox /> Checkbox, open
        </Label>
        <Label className="flex min-h-11 items-center gap-3">
          <Checkbox defaultChecked disabled /> Checkbox, disabled
        </Label>
        <Label className="flex min-h-11 items-center gap-3" htmlFor="specimen-switch">
          <Switch id="specimen-switch" checked={isOn} onCheckedChange={setIsOn} /> Switch
        </Label>
      </div>
    </Specimen>
  );
}
