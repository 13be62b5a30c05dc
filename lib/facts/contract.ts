import { QUESTION_STATES } from '@/lib/kernel/exam';
import { pageOf, pageQuery } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';
import { dateField, factFields } from './forms-contract';
import { FACTS_PAGE_SIZE } from './rules';

const factParams = z.strictObject({
  id: z
    .string()
    .max(120)
    .regex(/^[a-z0-9-]+$/),
});

const factView = z.object({
  id: z.string(),
  /** The fact's name. */
  name: z.string(),
  value: z.string(),
  unit: z.string(),
  source: z.string(),
  /** Kind of evidence: official, industry, calculated, training or recalled. */
  basis: z.string(),
  inForceFrom: dateField.nullable(),
  inForceUntil: dateField.nullable(),
  /** Date on which somebody last verified the fact in a source; null if nobody has. */
  checkedOn: dateField.nullable(),
  checkAgainBy: dateField,
  checkEveryMonths: z.number().int(),
  isDue: z.boolean(),
  /** True if an admin has changed the fact. The question bank's files then no longer overwrite it. */
  isEdited: z.boolean(),
  questionCount: z.number().int(),
  updatedAt: z.string(),
});
export type FactView = z.infer<typeof factView>;

const factQuestionView = z.object({ id: z.number().int(), text: z.string(), state: z.enum(QUESTION_STATES) });

const factWithQuestions = factView.extend({
  questions: z.array(factQuestionView),
  /**
   * Number of people who have answered a question that states the fact, and number of results with such a question. A
   * correction affects at most this many.
   */
  weight: z.object({
    people: z.number().int(),
    results: z.number().int(),
    /** True if the numbers may be higher, because counting stops at a limit. */
    isAtLeast: z.boolean(),
  }),
});
export type FactWithQuestions = z.infer<typeof factWithQuestions>;

export const listFacts = {
  summary: 'Registered facts with their source and next check, the soonest first',
  query: pageQuery(FACTS_PAGE_SIZE).extend({
    /** True lists only facts due today or earlier, false only facts due later. */
    due: z.stringbool().optional(),
    /** Words to search. Each one must occur in the name, the figure, the source or the id. */
    search: plainText(200).optional(),
  }),
  data: pageOf(factView),
};
export type FactQuery = z.infer<typeof listFacts.query>;

export const getFact = {
  summary: 'One fact with the questions that state it',
  params: factParams,
  data: factWithQuestions,
};

export const updateFact = {
  summary: 'Change a fact; another figure sends the questions that state it to review, unless it was a wording fix',
  params: factParams,
  body: factFields.safeExtend({
    /** Meaning of a changed figure. With `correction`, the default, the questions that state the fact go to review. */
    change: z.enum(['slip', 'correction']).optional(),
    /**
     * The value of `updatedAt` that the admin loaded. If the fact has changed since then, the server refuses the save
     * with 409.
     */
    seenUpdatedAt: z.iso.datetime().optional(),
  }),
  data: z.object({ fact: factWithQuestions, sentToReview: z.array(z.number().int()) }),
};
export type FactBody = z.infer<typeof updateFact.body>;

export const checkFact = {
  summary: 'Record that a fact was checked today and still holds',
  params: factParams,
  data: factWithQuestions,
};
