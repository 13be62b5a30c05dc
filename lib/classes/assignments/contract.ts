import { questionView } from '@/lib/bank/contract';
import { named } from '@/lib/classes/contract';
import { isCertificationSection, QUESTIONS_PER_SECTION, TIME_FACTORS } from '@/lib/kernel/exam';
import { assignmentId, attemptId, classId, placeId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';
import { findTopic } from '@/lib/kernel/topics';
import {
  ASSIGNMENT_TITLE_MAX,
  MOST_ATTEMPTS,
  MOST_MORE_ATTEMPTS,
  MOST_QUESTIONS_PER_SECTION,
  MOST_TOPICS,
  topicsFit,
  USUAL_CERTIFICATE_MARK,
} from './rules';

const kind = z.enum(['practice', 'exam']);
const timeFactor = z.literal(TIME_FACTORS);
const [EARLIEST, LATEST] = [new Date('2020-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')];
const instant = z.iso
  .datetime({ offset: true, message: 'Enter a date and a time' })
  .transform((text) => new Date(text))
  .refine((moment) => moment >= EARLIEST && moment < LATEST, 'Enter a year from 2020 to 2099');
const attempts = z.number().int().min(1).max(MOST_ATTEMPTS).nullable();

const SECTIONS_WANTED = 'Choose at least one section';
const sectionIds = z
  .array(z.number().int().refine(isCertificationSection, 'Invalid section ID'), SECTIONS_WANTED)
  .min(1, SECTIONS_WANTED)
  .max(4)
  .refine((ids) => new Set(ids).size === ids.length, 'A section is listed twice');

export const assignedTopic = z
  .strictObject({ sectionId: z.number().int(), topic: z.string().max(60) })
  .refine(({ sectionId, topic }) => findTopic(sectionId, topic) !== undefined, 'There is no such topic');

/** Fields that both the instructor and the student get. */
const shownAssignment = {
  id: assignmentId,
  title: z.string(),
  testType: kind,
  sectionIds: z.array(z.number().int()),
  sectionName: z.string(),
  /** Names of the topics that the test asks. Empty: all topics of its sections. */
  topicNames: z.array(z.string()),
  /** Number of questions over all sections. */
  questionCount: z.number().int(),
  opensAt: z.string(),
  closesAt: z.string().nullable(),
  attempts: z.number().int().nullable(),
  timeFactor: z.number(),
  /** Minimum percentage of right answers for the certificate. */
  certificateMark: z.number().int(),
};

const assignmentView = z.object({
  ...shownAssignment,
  samePaper: z.boolean(),
  /** True for a test that is printed and answered only on paper; students do not see it. */
  onPaper: z.boolean(),
  /** Number of students who have started the test. `finished` counts students who have completed it. */
  begun: z.number().int(),
  finished: z.number().int(),
  /** Keys returned by `topicKey`. Empty: all topics of the sections. */
  topics: z.array(z.string()),
  /** Number of questions of each section. */
  perSection: z.number().int(),
  /**
   * True once a student has started the test, or an instructor has entered a student's answers from paper. The
   * questions can then no longer change.
   */
  isTaken: z.boolean(),
  /** Students for whom the test closes later or who have more attempts. */
  extensions: z.array(
    z.object({ placeId, name: z.string(), closesAt: z.string().nullable(), moreAttempts: z.number().int() }),
  ),
});
export type AssignmentView = z.infer<typeof assignmentView>;

const assignedView = z.object({
  ...shownAssignment,
  classId,
  className: z.string(),
  state: z.enum(['not-open', 'open', 'used-up', 'closed']),
  /** The number of attempts that the caller has started. */
  begun: z.number().int(),
  /** The caller's best finished attempt; null without one. The score includes later corrections of questions. */
  best: z.object({ correct: z.number().int(), total: z.number().int(), completedAt: z.string() }).nullable(),
});
export type AssignedView = z.infer<typeof assignedView>;

const ofClass = z.strictObject({ id: classId });
const ofAssignment = z.strictObject({ id: classId, assignmentId });

const title = named(ASSIGNMENT_TITLE_MAX, 'Give the test a title');
const certificateMark = z
  .number('Enter a percentage')
  .int()
  .min(1, 'At least 1 percent')
  .max(100, 'At most 100 percent');

const paperFields = {
  testType: kind,
  sectionIds,
  /** Topics to ask, one or more of each section. Omitted: all topics. An exam must omit this field. */
  topics: z.array(assignedTopic).max(MOST_TOPICS).default([]),
  /** Number of questions of each section; an exam always asks 25. */
  questionCount: z
    .number('Enter how many questions of each section')
    .int()
    .min(1, 'At least 1 question of each section')
    .max(MOST_QUESTIONS_PER_SECTION, `At most ${MOST_QUESTIONS_PER_SECTION} questions of each section`)
    .default(QUESTIONS_PER_SECTION),
  /** True: all students get the same questions. False: the questions are drawn separately for each student. */
  samePaper: z.boolean().default(true),
};

interface Paper {
  testType: 'practice' | 'exam';
  sectionIds: number[];
  topics: { sectionId: number; topic: string }[];
  questionCount: number;
}

/**
 * Adds the rules for a test's questions: an exam asks 25 questions of each section from all topics, and topics must
 * cover exactly the test's sections.
 */
const asPaper = <S extends z.ZodType<Paper>>(schema: S): S =>
  schema
    .refine((body) => body.testType !== 'exam' || body.questionCount === QUESTIONS_PER_SECTION, {
      message: `An exam asks ${QUESTIONS_PER_SECTION} questions of each section`,
      path: ['questionCount'],
    })
    .refine(({ topics, sectionIds: ids }) => topicsFit(topics, ids), {
      message: 'Choose at least one topic of each chosen section, and none of other sections',
      path: ['topics'],
    })
    .refine((body) => body.testType !== 'exam' || body.topics.length === 0, {
      message: 'An exam asks all topics of its sections',
      path: ['topics'],
    });

const CLOSES_LATER = { message: 'It must close after it opens', path: ['closesAt'] };

export const createAssignment = {
  summary: 'Assign a test to a class',
  params: ofClass,
  body: asPaper(
    z.strictObject({
      title,
      ...paperFields,
      /** True for a test that is printed and answered only on paper; students do not see it. */
      onPaper: z.boolean().default(false),
      opensAt: instant.optional(),
      closesAt: instant.nullable().default(null),
      attempts: attempts.default(null),
      timeFactor: timeFactor.default(1),
      certificateMark: certificateMark.default(USUAL_CERTIFICATE_MARK),
    }),
  ).refine((body) => body.closesAt === null || body.closesAt > (body.opensAt ?? new Date()), CLOSES_LATER),
  data: assignmentView,
};

export const listAssignments = {
  summary: 'Tests of a class that the caller teaches, newest first',
  params: ofClass,
  data: z.array(assignmentView),
};

export const updateAssignment = {
  summary:
    'Change a test of a class: title, dates, attempts, time and mark at any time, questions until the first attempt',
  params: ofAssignment,
  /** Omitted fields are left unchanged. */
  body: z
    .strictObject({
      title: title.optional(),
      opensAt: instant.optional(),
      /** Null: the test never closes. */
      closesAt: instant.nullable().optional(),
      /** Null: unlimited. */
      attempts: attempts.optional(),
      timeFactor: timeFactor.optional(),
      certificateMark: certificateMark.optional(),
      /** New settings for the questions. The questions are then drawn again. */
      paper: asPaper(z.strictObject(paperFields)).optional(),
    })
    .refine(({ opensAt, closesAt }) => !opensAt || !closesAt || closesAt > opensAt, CLOSES_LATER),
  data: assignmentView,
};

export const extendAssignment = {
  summary: 'Give one student a later closing time or more attempts for a test',
  params: z.strictObject({ id: classId, assignmentId, placeId }),
  body: z.strictObject({
    /** Null: the student's test closes at the same time as for the class. */
    closesAt: instant.nullable(),
    moreAttempts: z
      .number('Enter the number of extra attempts')
      .int()
      .min(0)
      .max(MOST_MORE_ATTEMPTS, `At most ${MOST_MORE_ATTEMPTS} more attempts`)
      .default(0),
  }),
  data: assignmentView,
};

export const deleteAssignment = {
  summary: 'Delete a test of a class; students keep their answers',
  params: ofAssignment,
  data: z.undefined(),
};

export const listAssigned = {
  summary: 'Tests that the caller’s instructors have assigned, by closing time, earliest first',
  /** An attempt id of the caller limits the list to the test of this attempt, even long after the test closed. */
  query: z.strictObject({ attemptId: attemptId.optional() }),
  data: z.array(assignedView),
};

export const listAssignedQuestions = {
  summary: 'Paper of a test that was assigned to the caller; with keys for practice, without keys for an exam',
  params: z.strictObject({ id: assignmentId }),
  data: z.array(questionView),
};
