import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { topicKey, USUAL_CERTIFICATE_MARK } from '@/lib/classes/assignments/rules';
import { PRACTICE_QUESTIONS_PER_SECTION, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import { DAY_MS } from '@/lib/kernel/time';
import { TOPICS } from '@/lib/kernel/topics';

const ALL_SECTIONS = SECTIONS.map(({ id }) => id);

export const EMPTY_TEST = {
  title: '',
  testType: 'practice' as 'practice' | 'exam',
  sectionIds: ALL_SECTIONS.slice(0, 1),
  questionCount: PRACTICE_QUESTIONS_PER_SECTION as number,
  /** Keys in the format of `topicKey`. */
  topics: [] as string[],
  samePaper: true,
  onPaper: false,
  /** Values of `datetime-local` fields; an empty string means none. */
  opensAt: '',
  closesAt: '',
  /** 0 means unlimited. */
  attempts: 0,
  timeFactor: 1 as 1 | 1.5 | 2,
  certificateMark: USUAL_CERTIFICATE_MARK as number,
};
export type TestForm = typeof EMPTY_TEST;

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/** Formats an instant for a `datetime-local` field, in the browser's time zone. */
export function toLocalField(instant: Date): string {
  const day = [instant.getFullYear(), twoDigits(instant.getMonth() + 1), twoDigits(instant.getDate())].join('-');
  return `${day}T${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`;
}

export const toInstant = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());

const FRIDAY = 5;

/** Returns the end of the next Friday; on a Friday, the end of the Friday a week later. */
export function endOfNextFriday(now: Date): Date {
  const days = (FRIDAY - now.getDay() + 7) % 7 || 7;
  const friday = new Date(now.getTime() + days * DAY_MS);
  return new Date(friday.getFullYear(), friday.getMonth(), friday.getDate(), 23, 59);
}

export type PresetName = 'core' | 'typeTwo' | 'exam' | 'paper';

interface Preset {
  name: PresetName;
  form: (now: Date) => Partial<TestForm>;
}

/** Presets for usual tests. "More options" can change every field of a preset. */
export const PRESETS: readonly [Preset, ...Preset[]] = [
  { name: 'core', form: (now) => ({ closesAt: toLocalField(endOfNextFriday(now)) }) },
  { name: 'typeTwo', form: (now) => ({ sectionIds: [4], closesAt: toLocalField(endOfNextFriday(now)) }) },
  { name: 'exam', form: () => ({ testType: 'exam', sectionIds: ALL_SECTIONS, attempts: 1 }) },
  { name: 'paper', form: () => ({ questionCount: QUESTIONS_PER_SECTION, onPaper: true }) },
];

interface Chosen {
  /** Title that the form contains before the preset is applied. */
  typed: string;
  now: Date;
  /** Returns the title of a preset in the language of the page. */
  titleOf: (name: PresetName) => string;
}

/** Fills a form from a preset but keeps a title that the instructor has typed already. */
export function fromPreset(preset: Preset, { typed, now, titleOf }: Chosen): TestForm {
  const isTyped = typed.trim() !== '' && PRESETS.every(({ name }) => titleOf(name) !== typed);
  return { ...EMPTY_TEST, ...preset.form(now), title: isTyped ? typed : titleOf(preset.name) };
}

export const fromAssignment = (assignment: AssignmentView): TestForm => ({
  title: assignment.title,
  testType: assignment.testType,
  sectionIds: assignment.sectionIds,
  questionCount: assignment.perSection,
  topics: assignment.topics,
  samePaper: assignment.samePaper,
  onPaper: assignment.onPaper,
  opensAt: toLocalField(new Date(assignment.opensAt)),
  closesAt: assignment.closesAt === null ? '' : toLocalField(new Date(assignment.closesAt)),
  attempts: assignment.attempts ?? 0,
  timeFactor: assignment.timeFactor === 1.5 ? 1.5 : assignment.timeFactor === 2 ? 2 : 1,
  certificateMark: assignment.certificateMark,
});

/** Returns the fields that determine the questions, in the format of the API. */
export function paperOf({ testType, sectionIds, questionCount, topics, samePaper, onPaper }: TestForm) {
  const isExam = testType === 'exam';
  const chosen = TOPICS.filter((topic) => !isExam && topics.includes(topicKey(topic)));
  return {
    testType,
    sectionIds,
    topics: chosen.map(({ sectionId, topic }) => ({ sectionId, topic })),
    questionCount: isExam ? QUESTIONS_PER_SECTION : questionCount,
    samePaper: samePaper || onPaper,
  };
}

/** Returns the fields that do not affect the questions, in the format of the API. */
export const termsOf = ({ title, onPaper, opensAt, closesAt, attempts, timeFactor, certificateMark }: TestForm) => ({
  title,
  timeFactor,
  certificateMark,
  opensAt: (onPaper ? null : toInstant(opensAt)) ?? undefined,
  closesAt: onPaper ? null : toInstant(closesAt),
  attempts: onPaper || attempts === 0 ? null : attempts,
});

/** Returns the first missing field, or null. */
export function missingIn({ title, sectionIds }: TestForm): 'title' | 'sections' | null {
  if (title.trim() === '') return 'title';
  return sectionIds.length === 0 ? 'sections' : null;
}
