'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { saveFile } from '@/lib/browser/page/save-file';
import { useViewer } from '@/lib/browser/session/viewer';
import type { PlanView } from '@/lib/plan/contract';
import { getCalendar, putPlanSettings } from '@/lib/plan/endpoints';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Formats a 24-hour value, such as 6, as "6 AM". */
const nameHour = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** Settings for reminder mails and the calendar feed. Both take effect at once, without the form's save. */
export function PlanExtras({ plan }: { plan: PlanView }) {
  const { user } = useViewer();
  const isWithoutEmail = user?.email === '';
  const [hour, setHour] = useState(plan.reminderHour);
  const [said, setSaid] = useState('');
  const [error, setError] = useState('');

  const attempt = async (work: () => Promise<string>, failed: string) => {
    setSaid('');
    setError('');
    try {
      setSaid(await work());
    } catch (reason) {
      setError(errorText(reason, failed));
    }
  };
  const choose = (chosen: number | null) => {
    const before = hour;
    setHour(chosen);
    void attempt(async () => {
      await call(putPlanSettings, { body: { reminderHour: chosen } }).catch((reason: unknown) => {
        setHour(before);
        throw reason;
      });
      return chosen === null ? 'No mail from now on.' : `Saved: a mail at ${nameHour(chosen)} on study days.`;
    }, "We couldn't save the reminder. Please try again.");
  };
  const saveCalendar = () =>
    void attempt(async () => {
      saveFile('study-plan.ics', await call(getCalendar, {}));
      return 'Saved. Open the file to add your study days to a calendar.';
    }, "We couldn't make the calendar file. Please try again.");

  return (
    <section aria-labelledby="plan-extras" className="flex flex-col gap-4 border-border border-t pt-6">
      <h2 id="plan-extras" className="font-semibold text-xl">
        Reminders
      </h2>
      {isWithoutEmail ? (
        <p>
          For an email on study days,{' '}
          <Link href="/profile#keep-progress" prefetch={false} className="text-primary underline underline-offset-4">
            add your address
          </Link>{' '}
          first.
        </p>
      ) : (
        <Field
          label="An email on study days"
          hint="It says what to practice. If you skip three in a row, the emails stop until you practice again."
        >
          {(control) => (
            <div className="max-w-56">
              <Select
                {...control}
                value={hour ?? ''}
                onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
              >
                <option value="">No mail</option>
                {HOURS.map((one) => (
                  <option key={one} value={one}>
                    At {nameHour(one)}
                  </option>
                ))}
              </Select>
            </div>
          )}
        </Field>
      )}
      <Button variant="outline" className="w-fit" onClick={saveCalendar}>
        Save as a calendar file
      </Button>
      <p role="status" className="text-muted-foreground empty:hidden">
        {said}
      </p>
      {error ? <Alert variant="error">{error}</Alert> : null}
    </section>
  );
}
