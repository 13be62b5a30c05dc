import { questionView } from '@/lib/bank/contract';
import { named } from '@/lib/classes/contract';
import { isCertificationSection, QUESTIONS_PER_SECTION, TIME_FACTORS } from '@/lib/kernel/exam';
import { assignmentId, classId, placeId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';
import { findTopic } from '@/lib/kernel/topics';
import { ASSIGNMENT_TITLE_MAX, MOST_ATTEMPTS, MOST_QUESTIONS_PER_SECTION, MOST_TOPICS, topicsFit } from './rules';

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
  .refine((ids) => new Set(ids).size === ids.length, 'A section stands there twice');

const assignedTopic = z
  .strictObject({ sectionId: z.number().int(), topic: z.string().max(60) })
  .refine(({ sectionId, topic }) => findTopic(sectionId, topic) !== undefined, 'There is no such topic');

/** Fields shown to both instructor and student. */
const shownAssignment = {
  id: assignmentId,
  title: z.string(),
  testType: kind,
  sectionIds: z.array(z.number().int()),
  sectionName: z.string(),
  /** Topics of the sections. Empty: all of them. */
  topicNames: z.array(z.string()),
  /** The total. */
  questionCount: z.number().int(),
  opensAt: z.string(),
  closesAt: z.string().nullable(),
  attempts: z.number().int().nullable(),
  timeFactor: z.number(),
};

const assignmentView = z.object({
  ...shownAssignment,
  samePaper: z.boolean(),
  /** True for a test that is printed and answered on paper alone, and not shown to students. */
  onPaper: z.boolean(),
  /** Students who have started it, and who have finished it. */
  begun: z.number().int(),
  finished: z.number().int(),
  /** Students for whom it is open longer. */
  extensions: z.array(z.object({ placeId, name: z.string(), closesAt: z.string() })),
});
export type AssignmentView = z.infer<typeof assignmentView>;

const assignedView = z.object({
  ...shownAssignment,
  className: z.string(),
  state: z.enum(['not-open', 'open', 'used-up', 'closed']),
  /** The number of attempts that the caller has started. */
  begun: z.number().int(),
});
export type AssignedView = z.infer<typeof assignedView>;

const ofClass = z.strictObject({ id: classId });
const ofAssignment = z.strictObject({ id: classId, assignmentId });

export const createAssignment = {
  summary: 'Give a class a test',
  params: ofClass,
  body: z
    .strictObject({
      title: named(ASSIGNMENT_TITLE_MAX, 'Give the test a title'),
      testType: kind,
      sectionIds,
      /** One or more topics of each section; left out: all topics. An exam asks them all. */
      topics: z.array(assignedTopic).max(MOST_TOPICS).default([]),
      /** Questions of each section; an exam always asks 25. */
      questionCount: z
        .number('Enter how many questions of each section')
        .int()
        .min(1, 'At least 1 question of each section')
        .max(MOST_QUESTIONS_PER_SECTION, `At most ${MOST_QUESTIONS_PER_SECTION} questions of each section`)
        .default(QUESTIONS_PER_SECTION),
      /** True for the same questions for all; false for a paper drawn for each student. */
      samePaper: z.boolean().default(true),
      /** True for a test that is printed and answered on paper alone, and not shown to students. */
      onPaper: z.boolean().default(false),
      opensAt: instant.optional(),
      closesAt: instant.nullable().default(null),
      attempts: attempts.default(null),
      timeFactor: timeFactor.default(1),
    })
    .refine((body) => body.testType !== 'exam' || body.questionCount === QUESTIONS_PER_SECTION, {
      message: `An exam asks ${QUESTIONS_PER_SECTION} questions of each section`,
      path: ['questionCount'],
    })
    .refine(({ topics, sectionIds: ids }) => topicsFit(topics, ids), {
      message: 'Choose topics of each section, and of no other',
      path: ['topics'],
    })
    .refine((body) => body.testType !== 'exam' || body.topics.length === 0, {
      message: 'An exam asks all topics of its sections',
      path: ['topics'],
    })
    .refine((body) => body.closesAt === null || body.closesAt > (body.opensAt ?? new Date()), {
      message: 'It must close after it opens',
      path: ['closesAt'],
    }),
  data: assignmentView,
};

export const listAssignments = {
  summary: 'The tests of a class of the caller’s, newest first',
  params: ofClass,
  data: z.array(assignmentView),
};

export const updateAssignment = {
  summary: 'Change until when a test of a class is open, and how often each student may take it; null: without an end',
  params: ofAssignment,
  /** Fields left out are unchanged. */
  body: z.strictObject({ closesAt: instant.nullable().optional(), attempts: attempts.optional() }),
  data: assignmentView,
};

export const extendAssignment = {
  summary: 'Keep a test of a class open for one student for longer than for the others; null: as for the others',
  params: z.strictObject({ id: classId, assignmentId, placeId }),
  body: z.strictObject({ closesAt: instant.nullable() }),
  data: assignmentView,
};

export const deleteAssignment = {
  summary: 'Take a test away from a class; what students have answered stays theirs',
  params: ofAssignment,
  data: z.undefined(),
};

export const listAssigned = {
  summary: 'The tests that the caller’s instructors have given, those that close first before the others',
  data: z.array(assignedView),
};

export const listAssignedQuestions = {
  summary: 'The paper of a test that the caller was given; with keys for practice, without for an exam',
  params: z.strictObject({ id: assignmentId }),
  data: z.array(questionView),
};
