import { pictureView } from '@/lib/bank/picture/contract';
import { assignedTopic } from '@/lib/classes/assignments/contract';
import { MOST_TOPICS, topicsFit } from '@/lib/classes/assignments/rules';
import { isCertificationSection } from '@/lib/kernel/exam';
import { assignmentId, classId } from '@/lib/kernel/id-schema';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { z } from '@/lib/kernel/schema';
import { MOST_IN_A_ROUND } from './rules';

const ofClass = z.strictObject({ id: classId });
const roundId = z.uuid();
const turn = z
  .number()
  .int()
  .min(0)
  .max(2 * MOST_IN_A_ROUND);

const roundHead = {
  id: roundId,
  /** Number of the round's current step. Each question has two steps: it is shown, then its key is revealed. */
  turn,
  /** Number of the question in the round, 1-based. */
  place: z.number().int(),
  total: z.number().int(),
};

const roomQuestion = z.object({
  /** Language of the texts. */
  language: z.enum(['en', 'es']),
  text: z.string(),
  picture: pictureView.optional(),
  /** Number of right options. */
  rightCount: z.number().int(),
  options: z.array(z.object({ id: z.number().int(), text: z.string() })),
});
export type RoomQuestion = z.infer<typeof roomQuestion>;

const reveal = z.object({
  correctIds: z.array(z.number().int()),
  /** Explanations of the options, each with its option's id. */
  whys: z.array(z.object({ id: z.number().int(), why: z.string() })),
  explanation: z.string(),
  reference: z.string(),
});
export type Reveal = z.infer<typeof reveal>;

/** A question with its key, which is null until it is revealed. */
const wording = z.object({ question: roomQuestion, revealed: reveal.nullable() });
export type RoomWording = z.infer<typeof wording>;

const round = z.object({
  ...roundHead,
  question: roomQuestion,
  /** Number of people who have answered the question. */
  answered: z.number().int(),
  /** Number of students who have joined the class, whether they have answered or not. */
  joined: z.number().int(),
  /** Null until the key is revealed. `counts`: how many people chose each option. */
  revealed: reveal.extend({ counts: z.array(z.object({ id: z.number().int(), count: z.number().int() })) }).nullable(),
  /** The same in Spanish; null without a translation. The question and the key above are in English. */
  spanish: wording.nullable(),
});
export type RoundView = z.infer<typeof round>;

/** The instructor's view, which contains no students' names. */
const roundView = z.object({ round: round.nullable() });

const roomView = z.object({
  /** The round in progress; null if there is none. */
  room: z
    .object({
      ...roundHead,
      /** Omitted if the caller already has the question of this step. */
      question: roomQuestion.optional(),
      /** The option ids that the caller chose; omitted with the question. */
      mine: z.array(z.number().int()).optional(),
      /**
       * Null until the key is revealed, and while the caller's open exam asks the question. Omitted if the question is
       * omitted.
       */
      revealed: reveal.nullable().optional(),
    })
    .nullable(),
});
export type RoomView = z.infer<typeof roomView>['room'];

const SECTIONS_WANTED = 'Choose at least one section';

export const startRound = {
  summary: 'Ask a class questions in the room, one at a time; refused while a round is in progress',
  params: ofClass,
  body: z
    .strictObject({
      sectionIds: z
        .array(z.number().int().refine(isCertificationSection, 'Invalid section ID'), SECTIONS_WANTED)
        .min(1, SECTIONS_WANTED)
        .max(4)
        .optional(),
      /** One or more topics of each section. Omitted: all topics. */
      topics: z.array(assignedTopic).max(MOST_TOPICS).default([]),
      questionCount: z
        .number('Enter how many questions')
        .int()
        .min(1, 'At least 1 question')
        .max(MOST_IN_A_ROUND, `At most ${MOST_IN_A_ROUND} questions`)
        .default(10),
      /**
       * Asks the questions of this test instead of drawn ones. All students must get the same questions in the test.
       */
      assignmentId: assignmentId.optional(),
      /** True: a round in progress ends, and its answers are deleted. */
      replace: z.boolean().default(false),
    })
    .refine((body) => body.assignmentId !== undefined || body.sectionIds !== undefined, {
      message: SECTIONS_WANTED,
      path: ['sectionIds'],
    })
    .refine(({ topics, sectionIds }) => topicsFit(topics, sectionIds ?? []), {
      message: 'Choose at least one topic of each chosen section, and none of other sections',
      path: ['topics'],
    }),
  data: roundView,
};

export const getRound = {
  summary:
    'Current question in the room of a class that the caller teaches; once revealed, with the number of answers for each option',
  params: ofClass,
  data: roundView,
};

export const turnRound = {
  summary:
    'Reveal the question or go on to the next question; does nothing if the round has moved on since the caller read it',
  params: ofClass,
  body: z.strictObject({ roundId, /** The turn that the caller has seen. */ turn }),
  data: roundView,
};

export const endRound = {
  summary: 'End the questions in the room; their answers are deleted',
  params: ofClass,
  data: z.undefined(),
};

export const getRoom = {
  summary:
    'Current question in the room of the caller’s class, in the caller’s language; only a few bytes if the caller has read it already',
  params: ofClass,
  query: z.strictObject({ roundId: roundId.optional(), seen: z.coerce.number().int().min(0).max(1_000).optional() }),
  data: roomView,
};

export const answerInRoom = {
  summary: 'Answer a question in the room; the last answer counts',
  params: ofClass,
  body: z.strictObject({
    roundId,
    /** Number of the question in the round, 1-based. */
    place: z.number().int().min(1).max(MOST_IN_A_ROUND),
    optionIds: z.array(z.number().int().min(1).max(MAX_INTEGER)).min(1).max(6),
  }),
  data: z.object({ recorded: z.boolean() }),
};
