import type { CompletedTest } from '@/lib/classes/results/view';
import { GENERIC_NAME } from '@/lib/kernel/account';
import { type Language, LOCALES } from '@/lib/kernel/language';
import { type Certificate, type CertifiedTest, writable } from './rules';
import type { CertifiedRow } from './store';
import { type CertificateTexts, certificateTexts } from './texts-rules';

const KINDS = {
  practice: { paper: 'practiceOnPaper', device: 'practice' },
  exam: { paper: 'examOnPaper', device: 'exam' },
} as const;

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
function scoreOf(
  { testType, best: { correct, total, percentage: percent, sections } }: CompletedTest,
  { say, nameSection }: CertificateTexts,
): string {
  if (testType === 'practice' || sections.length < 2) return say('score', { correct, total, percent });
  const scores = sections.map((one) => ({ section: nameSection(one), correct: one.correct, total: one.total }));
  return scores.map((score) => unbroken(say('sectionScore', score))).join(', ');
}

function viewTest(test: CompletedTest, texts: CertificateTexts): Omit<CertifiedTest, 'completedOn'> {
  const { title, testType, best } = test;
  const { say, nameSection, joinNames } = texts;
  const kind = KINDS[testType][best.onPaper ? 'paper' : 'device'];
  return {
    title: writable(title) ?? say('unnamedTest'),
    kind: say(kind, { sections: joinNames(best.sections.map(nameSection)) }),
    score: scoreOf(test, texts),
  };
}

interface Issued {
  /** The requester's time zone, in which dates are printed. */
  timeZone: string;
  language: Language;
  now: Date;
}

export function viewCertificate(
  row: CertifiedRow,
  tests: readonly CompletedTest[],
  { timeZone, language, now }: Issued,
): Certificate {
  const texts = certificateTexts(language);
  // Short Spanish dates differ among countries.
  const dateStyle = language === 'en' ? 'medium' : 'long';
  const written = new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone });
  return {
    language,
    student: writable(row.studentName),
    className: writable(row.className),
    instructor: nameOf(row),
    tests: tests.map((test) => ({
      ...viewTest(test, texts),
      completedOn: written.format(new Date(test.best.completedAt)),
    })),
    issuedOn: written.format(now),
  };
}
