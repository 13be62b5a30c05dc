import type { TrackRecord } from '@/lib/track-record/contract';
import { waitInWords } from '@/lib/track-record/rules';
import { Fact } from './fact';

const count = (value: number): string => value.toLocaleString('en-US');

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
  const when = corrections ? `in ${corrections.year}` : 'this year';
  return (
    <Fact
      className={ROOM}
      figure={corrections ? count(corrections.count) : '…'}
      what={`${corrections?.count === 1 ? 'correction' : 'corrections'} ${when} to questions that people had answered`}
    >
      <a href="/corrections" className="text-primary underline underline-offset-4">
        Each with what was wrong, what is right, and the rule
      </a>
    </Fact>
  );
}

const WAITS = 'is how long a report waits for our answer';

function Reports({ reports }: { reports: TrackRecord['reports'] | null }) {
  if (reports === null) return <Fact className={ROOM} figure="…" what={WAITS} />;
  const { answered, medianHours } = reports;
  if (medianHours === null) {
    return (
      <Fact className={ROOM} figure="No report" what="about a question was answered in the last twelve months">
        {waitingOf(reports)}
      </Fact>
    );
  }
  const those = answered === 1 ? 'the one' : `half of the ${count(answered)}`;
  return (
    <Fact
      className={ROOM}
      figure={waitInWords(medianHours)}
      what={`${WAITS}: ${those} answered in the last twelve months waited no longer`}
    >
      {waitingOf(reports)}
    </Fact>
  );
}

function waitingOf({ open, oldestHours }: TrackRecord['reports']): string {
  if (open === 0 || oldestHours === null) return 'No question has an open report now.';
  const wait = waitInWords(oldestHours);
  return open === 1
    ? `One question has an open report now, for ${wait}.`
    : `${count(open)} questions have an open report now, the oldest for ${wait}.`;
}
