import type { CompletedTest } from '@/lib/classes/results/view';
import { GENERIC_NAME } from '@/lib/kernel/account';
import { listNames } from '@/lib/kernel/words';
import { type Certificate, type CertifiedTest, writable } from './rules';
import type { CertifiedRow } from './store';

const KINDS = { practice: 'Practice', exam: 'Practice exam' } as const;

/**
 * Returns the name of a person. Returns null for an account without a name, which a device created without
 * registration.
 */
const nameOf = ({ firstName, lastName }: CertifiedRow): string | null =>
  firstName === GENERIC_NAME && lastName === GENERIC_NAME ? null : writable(`${firstName} ${lastName}`);

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * Formats a score; for an exam, one score per section. Does not name a certification, because a class test cannot earn
 * one.
 */
function scoreOf({ testType, best: { correct, total, percentage, sections } }: CompletedTest): string {
  if (testType === 'practice' || sections.length < 2) return `${correct} of ${total} (${percentage}%)`;
  return sections.map((one) => unbroken(`${one.name} ${one.correct} of ${one.total}`)).join(', ');
}

function viewTest(test: CompletedTest, day: (instant: string) => string): CertifiedTest {
  const { title, testType, best } = test;
  const sections = listNames(best.sections.map(({ name }) => name));
  return {
    title: writable(title) ?? 'A test of the class',
    kind: `${KINDS[testType]}: ${sections}${best.onPaper ? ', on paper' : ''}`,
    completedOn: day(best.completedAt),
    score: scoreOf(test),
  };
}

interface Issued {
  /** The requester's time zone, in which dates are printed. */
  timeZone: string;
  now: Date;
}

export function viewCertificate(
  row: CertifiedRow,
  tests: readonly CompletedTest[],
  { timeZone, now }: Issued,
): Certificate {
  const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  return {
    student: writable(row.studentName),
    className: writable(row.className),
    instructor: nameOf(row),
    tests: tests.map((test) => viewTest(test, (instant) => written.format(new Date(instant)))),
    issuedOn: written.format(now),
  };
}
