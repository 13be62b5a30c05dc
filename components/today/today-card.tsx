'use client';

import { useEffect } from 'react';
import { usePaths, useTranslations } from '#texts';
import { OpenAttemptCard } from '@/components/attempt/open-attempt-card';
import { useOpenAttempt } from '@/components/attempt/use-open-attempt';
import { Card, CardContent } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { browserTimeZone, rememberTimeZone } from '@/lib/browser/page/time-zone';
import { TodaySentence } from './today-sentence';

/** Card above the test chooser: the lesson in progress, or a link to today's lesson. Sends no request. */
export function TodayCard() {
  const t = useTranslations('start');
  const toPath = usePaths();
  const open = useOpenAttempt();
  // Stores the device's time zone in a cookie, because the server needs it to plan the learner's first day.
  useEffect(() => rememberTimeZone(browserTimeZone()), []);
  if (open && open.setId !== undefined) {
    return (
      <div className="mb-6">
        <OpenAttemptCard attempt={open} />
      </div>
    );
  }
  return (
    <Card className="mb-6">
      <CardContent className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold text-lg">{t('today.title')}</h2>
          {/* Reserves the height of the longest text on a phone, so that nothing moves when the text changes. */}
          <p className="min-h-[3.1em] sm:min-h-0">
            <TodaySentence />
          </p>
        </div>
        <LinkButton href={toPath('/today')} variant="outline" className="max-sm:w-full">
          {t('today.open')}
        </LinkButton>
      </CardContent>
    </Card>
  );
}
