'use client';

import { useState } from 'react';
import { useTranslations } from '#texts';
import { KeepProgressLink } from '@/components/layout/keep-progress-link';
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

/** Returns the function that names an hour from 0 to 23: "6 AM". */
function useHours(): (hour: number) => string {
  const t = useTranslations('today');
  return (hour) => t(hour < 12 ? 'hourAm' : 'hourPm', { hour: hour % 12 === 0 ? 12 : hour % 12 });
}

/** Settings for reminder mails and the calendar feed. Both take effect at once, without the form's save. */
export function PlanExtras({ plan }: { plan: PlanView }) {
  const t = useTranslations('today');
  const { user } = useViewer();
  const nameHour = useHours();
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
      return chosen === null ? t('noMailFromNow') : t('mailSaved', { hour: nameHour(chosen) });
    }, t('mailNotSaved'));
  };
  const saveCalendar = () =>
    void attempt(async () => {
      saveFile('study-plan.ics', await call(getCalendar, {}));
      return t('calendarSaved');
    }, t('calendarNotSaved'));

  return (
    <section aria-labelledby="plan-extras" className="flex flex-col gap-4 border-border border-t pt-6">
      <h2 id="plan-extras" className="font-semibold text-xl">
        {t('reminders')}
      </h2>
      {user?.email === '' ? <AddEmail /> : <ReminderField hour={hour} onChange={choose} />}
      <Button variant="outline" className="w-fit" onClick={saveCalendar}>
        {t('saveCalendar')}
      </Button>
      <p role="status" className="text-muted-foreground empty:hidden">
        {said}
      </p>
      {error ? <Alert variant="error">{error}</Alert> : null}
    </section>
  );
}

function AddEmail() {
  const t = useTranslations('today');
  return <p>{t.rich('addEmail', { link: (chunks) => <KeepProgressLink>{chunks}</KeepProgressLink> })}</p>;
}

function ReminderField({ hour, onChange }: { hour: number | null; onChange: (hour: number | null) => void }) {
  const t = useTranslations('today');
  const nameHour = useHours();
  return (
    <Field label={t('mailOnStudyDays')} hint={t('mailHint')}>
      {(control) => (
        <div className="max-w-56">
          <Select
            {...control}
            value={hour ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('noMail')}</option>
            {HOURS.map((one) => (
              <option key={one} value={one}>
                {t('atHour', { hour: nameHour(one) })}
              </option>
            ))}
          </Select>
        </div>
      )}
    </Field>
  );
}
