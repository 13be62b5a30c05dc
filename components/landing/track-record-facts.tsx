import { usePaths, useTranslations } from '#texts';
import { useCount } from '@/components/messages/use-formats';
import type { TrackRecord } from '@/lib/track-record/contract';
import { roundWait } from '@/lib/track-record/rules';
import { Fact } from './fact';

/** Reserves the height of the text that is loaded later. */
const ROOM = 'min-h-60 sm:min-h-48 lg:min-h-52 xl:min-h-44';

/** Number of corrections in the last year, and waiting time of reports. `record` is null until it is loaded. */
export function TrackRecordFacts({ record }: { record: Pick<TrackRecord, 'corrections' | 'reports'> | null }) {
  return (
    <>
      <Corrections corrections={record?.corrections ?? null} />
      <Reports reports={record?.reports ?? null} />
    </>
  );
}

function Corrections({ corrections }: { corrections: TrackRecord['corrections'] | null }) {
  const t = useTranslations('landing');
  const toCount = useCount();
  const toPath = usePaths();
  return (
    <Fact
      className={ROOM}
      figure={corrections ? toCount(corrections.count) : '…'}
      what={
        corrections
          ? t('correctionsToQuestions', { count: corrections.count, year: String(corrections.year) })
          : t('correctionsThisYear')
      }
    >
      <a href={toPath('/corrections')} className="text-primary underline underline-offset-4">
        {t('eachWithWhatWasWrong')}
      </a>
    </Fact>
  );
}

function Reports({ reports }: { reports: TrackRecord['reports'] | null }) {
  const t = useTranslations('landing');
  if (reports === null) return <Fact className={ROOM} figure="…" what={t('waitForAnswer')} />;
  const { answered, medianHours, open, oldestHours } = reports;
  const isNoneOpen = open === 0 || oldestHours === null;
  const waiting = isNoneOpen ? t('noOpenReport') : t('openReports', { open, wait: t('wait', roundWait(oldestHours)) });
  return (
    <Fact
      className={ROOM}
      figure={medianHours === null ? t('noReport') : t('wait', roundWait(medianHours))}
      what={medianHours === null ? t('noReportAnswered') : t('waitOfMost', { answered })}
    >
      {waiting}
    </Fact>
  );
}
