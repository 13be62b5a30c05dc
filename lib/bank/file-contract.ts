import { z } from 'zod';
import { CORRECTION_LIMITS } from '@/lib/corrections/rules';
import { PICTURE_LIMITS, QUESTION_TIERS } from '@/lib/kernel/exam';
import { FACT_PREFIXES } from '@/lib/kernel/section-facts';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';

/** Schemas of the question bank's files, independent of the folder in which the files are. */

const LIMITS = {
  text: 500,
  answer: 200,
  why: 300,
  explanation: 700,
  reference: 200,
  description: PICTURE_LIMITS.description,
  leastAnswers: 2,
  mostAnswers: 6,
} as const;

const MULTI_ANSWER_ENDING = 'Select all that apply.';

export const BANK_GROUPS = SECTION_GROUPS;
const bankGroupSchema = z.enum(BANK_GROUPS);
export type BankGroup = z.infer<typeof bankGroupSchema>;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Pattern of a fact id. The prefix X marks a fact about the rules of the exam itself. */
const FACT_ID = new RegExp(`^(?:X|${Object.values(FACT_PREFIXES).join('|')})-\\d{2,3}(?:-[a-z])?$`);

const slugSchema = z.string().max(120).regex(SLUG, 'use lower-case letters, digits and single hyphens');
const factIdSchema = z.string().regex(FACT_ID, 'write a fact id such as C-049');

/**
 * Schema of one line of text. YAML reads an unquoted 80 as a number, so the error message says how to write it as text.
 */
function prose(limit: number) {
  return z
    .string('write text here; put quotes around a bare number, true or false')
    .trim()
    .min(1, 'must not be empty')
    .max(limit, `is longer than ${limit} characters`);
}

const pictureSchema = z.strictObject({
  /** File name in the folder `pictures`. */
  file: z
    .string()
    .max(80)
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/,
      'is a file name of lower-case letters, digits and hyphens that ends in .svg',
    ),
  /**
   * Text alternative. It must contain everything that a learner who cannot see the drawing needs in order to answer.
   */
  description: prose(LIMITS.description),
});

const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;

const answerSchema = z.strictObject({
  text: prose(LIMITS.answer),
  correct: z.boolean().default(false),
  why: prose(LIMITS.why),
});

const questionShape = z.strictObject({
  id: slugSchema,
  text: prose(LIMITS.text),
  difficulty: z.literal([1, 2, 3], 'is 1 (recall), 2 (application) or 3 (scenario)'),
  tier: z.enum(QUESTION_TIERS, 'is exam, deeper or beyond'),
  /**
   * Estimated share of apprentices who know the answer before they study: the mean of independent ratings. Absent if
   * the question has no rating.
   */
  expected: z.number().min(0).max(1).refine(hasTwoDecimals, 'has at most two decimals').optional(),
  mock: z.boolean('is true or false'),
  /** Ids of facts in the inventory. The first is the fact that the question tests. */
  facts: z.array(factIdSchema).min(1, 'name at least one fact'),
  reference: prose(LIMITS.reference),
  contrast: slugSchema.optional(),
  picture: pictureSchema.optional(),
  answers: z
    .array(answerSchema)
    .min(LIMITS.leastAnswers, `give at least ${LIMITS.leastAnswers} answers`)
    .max(LIMITS.mostAnswers, `give at most ${LIMITS.mostAnswers} answers`),
  explanation: prose(LIMITS.explanation),
});

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

export const questionSchema = questionShape.superRefine((question, context) => {
  const fail = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const right = question.answers.filter((answer) => answer.correct).length;
  const mentionsSeveral = question.text.includes(MULTI_ANSWER_ENDING.slice(0, -1));

  if (right === 0) fail('answers', 'no answer is marked correct: true');
  if (question.answers.length === 4 && right === 4) fail('answers', 'with exactly 4 answers at most 3 may be right');
  if (right > 1 && !question.text.endsWith(MULTI_ANSWER_ENDING)) {
    fail('text', `has several right answers: end it with "${MULTI_ANSWER_ENDING}"`);
  }
  if (right === 1 && mentionsSeveral) fail('text', `has one right answer: take out "${MULTI_ANSWER_ENDING}"`);
  if (question.tier === 'exam' && (question.answers.length !== 4 || right !== 1)) {
    fail('answers', 'a question of the exam tier has one right answer of four');
  }
  if (question.mock && question.tier !== 'exam') fail('mock', 'mock questions are of the exam tier');
  for (const text of repeated(question.answers.map((answer) => answer.text.toLowerCase()))) {
    fail('answers', `two answers read "${text}"`);
  }
  for (const id of repeated(question.facts)) fail('facts', `${id} is named twice`);
});

/** A question together with the text of its drawing. */
export type BankQuestion = Omit<z.infer<typeof questionSchema>, 'picture'> & {
  /**
   * Ids of the registered facts to which this question's texts referred. The references are already replaced by
   * figures.
   */
  names?: string[];
  picture?: (z.infer<typeof pictureSchema> & { svg: string }) | undefined;
};

/**
 * A question file whose questions are not validated yet. They are validated one by one, so that one invalid question
 * does not hide errors in the others.
 */
export const questionFileFrameSchema = z.strictObject({
  group: bankGroupSchema,
  topic: slugSchema,
  questions: z.array(z.unknown()),
});

export const questionFileSchema = z.strictObject({
  group: bankGroupSchema,
  topic: slugSchema,
  questions: z.array(questionSchema),
});
export type QuestionFile = Omit<z.infer<typeof questionFileSchema>, 'questions'> & { questions: BankQuestion[] };

export const blueprintSchema = z
  .strictObject({
    groups: z.array(
      z.strictObject({
        group: bankGroupSchema,
        sectionId: z.int().positive(),
        name: prose(60),
        minimumExam: z.int().positive(),
        /**
         * True for a group that is still being written: each question meets the standard, but fewer questions are
         * required.
         */
        growing: z.boolean().default(false),
        topics: z.array(z.strictObject({ topic: slugSchema, name: prose(80), share: z.number().positive().max(100) })),
      }),
    ),
  })
  .superRefine(({ groups }, context) => {
    for (const [index, { group, topics }] of groups.entries()) {
      const total = topics.reduce((sum, { share }) => sum + share, 0);
      if (total === 100) continue;
      context.addIssue({
        code: 'custom',
        path: ['groups', index, 'topics'],
        message: `shares of ${group} add up to ${total}, not 100`,
      });
    }
  });
export type Blueprint = z.infer<typeof blueprintSchema>;

/** Kind of knowledge that questions about the fact ask for. */
const factKindSchema = z.enum([
  'term',
  'figure',
  'rule',
  'duty',
  'date',
  'color',
  'tool',
  'valve',
  'step',
  'cause',
  'hazard',
  'pressure',
  'who',
]);

const basisSchema = z.enum(['official', 'industry', 'calculated', 'training', 'recalled']);

const FACT_GROUPS = ['exam', ...BANK_GROUPS] as const;

const factSchema = z
  .strictObject({
    id: factIdSchema,
    group: z.enum(FACT_GROUPS),
    kind: factKindSchema,
    topic: slugSchema.optional(),
    fact: prose(600),
    source: prose(300),
    basis: basisSchema,
    ask: z.boolean(),
    reason: prose(300).optional(),
  })
  .superRefine(({ ask, reason }, context) => {
    if (!ask && reason === undefined) context.addIssue({ code: 'custom', path: ['reason'], message: 'say why not' });
    if (ask && reason !== undefined) {
      context.addIssue({ code: 'custom', path: ['reason'], message: 'belongs to facts with ask: false' });
    }
  });
export type Fact = z.infer<typeof factSchema>;

export const inventorySchema = z.strictObject({ facts: z.array(factSchema) }).superRefine(({ facts }, context) => {
  for (const id of repeated(facts.map((fact) => fact.id))) {
    context.addIssue({ code: 'custom', path: ['facts'], message: `${id} is listed twice` });
  }
});

/** Questions that are no longer asked. Their ids are never used again. */
export const retiredSchema = z
  .strictObject({
    retired: z.array(z.strictObject({ id: slugSchema, reason: prose(300), replacedBy: slugSchema.optional() })),
  })
  .superRefine(({ retired }, context) => {
    for (const id of repeated(retired.map((question) => question.id))) {
      context.addIssue({ code: 'custom', path: ['retired'], message: `${id} is listed twice` });
    }
  });
export type RetiredQuestion = z.infer<typeof retiredSchema>['retired'][number];

/**
 * Corrections of errors in earlier editions of the files. An upgrade records a correction if people on the installation
 * were asked the question.
 */
export const correctionsSchema = z
  .strictObject({
    corrections: z.array(
      z
        .strictObject({
          id: slugSchema,
          question: slugSchema,
          kind: z.enum(['key', 'withdrawn', 'fact']),
          said: z.array(prose(LIMITS.answer)).min(1, 'name the options that counted as right'),
          right: z.array(prose(LIMITS.answer)).default([]),
          why: prose(CORRECTION_LIMITS.why),
          rule: prose(CORRECTION_LIMITS.rule),
          finder: prose(CORRECTION_LIMITS.finder).or(z.literal('')).default(''),
        })
        .refine(({ kind, right }) => (kind === 'withdrawn') === (right.length === 0), {
          path: ['right'],
          message: 'names the options that are right; none when the question was withdrawn',
        }),
    ),
  })
  .superRefine(({ corrections }, context) => {
    for (const id of repeated(corrections.map((correction) => correction.id))) {
      context.addIssue({ code: 'custom', path: ['corrections'], message: `${id} is listed twice` });
    }
  });
export type BankCorrection = z.infer<typeof correctionsSchema>['corrections'][number];

const dateSchema = z.iso.date('write a date such as 2026-11-21');
const patternSchema = prose(300).refine(isPattern, 'is not a regular expression');

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'i') instanceof RegExp;
  } catch {
    return false;
  }
}

/** A figure, date or name used in the trade, with its source and the date of its last check. */
const registeredFactSchema = z
  .strictObject({
    id: slugSchema,
    /** Ids of the inventory facts that state this figure. */
    facts: z.array(factIdSchema).min(1, 'name at least one fact of the inventory'),
    name: prose(200),
    value: z.union([z.number(), prose(120)]),
    unit: z.string().trim().max(40).default(''),
    source: prose(300),
    basis: basisSchema,
    /** The period in which the figure is valid. Absent if no source gives a date. */
    inForce: z.strictObject({ from: dateSchema.optional(), until: dateSchema.optional() }).optional(),
    /** Date on which somebody last verified the figure in a source; absent if nobody has. */
    checkedOn: dateSchema.optional(),
    checkAgainBy: dateSchema,
    /** Number of months after which the figure must be checked again. */
    every: z.int().min(1).max(120),
    /** Other spellings that count as the same figure. */
    also: z.array(prose(120)).default([]),
    /** Slugs of questions whose right answer is this figure. */
    askedBy: z.array(slugSchema).default([]),
    /**
     * Regular expressions for sentences that state this figure, with # in place of the figure. A sentence that matches
     * with a different figure is an error.
     */
    claims: z.array(patternSchema.refine((text) => text.includes('#'), 'holds no #')).default([]),
    /** Regular expressions for false statements. A text that matches one is an error. */
    neverSay: z.array(patternSchema).default([]),
  })
  .superRefine(({ basis, checkedOn, checkAgainBy }, context) => {
    const fail = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (basis === 'recalled' && checkedOn) fail('checkedOn', 'a fact that is only recalled has not been checked');
    if (basis !== 'recalled' && !checkedOn) fail('checkedOn', 'say when it was seen in its source');
    if (checkedOn && checkAgainBy <= checkedOn) fail('checkAgainBy', 'is not after checkedOn');
  });
export type RegisteredFact = z.infer<typeof registeredFactSchema>;

export const registrySchema = z
  .strictObject({ facts: z.array(registeredFactSchema) })
  .superRefine(({ facts }, context) => {
    for (const id of repeated(facts.map((fact) => fact.id))) {
      context.addIssue({ code: 'custom', path: ['facts'], message: `${id} is listed twice` });
    }
  });

const glossaryTermSchema = z.strictObject({
  term: prose(80),
  /** Spanish terms that technicians in the United States use, the most common one first. */
  es: z.array(prose(80)).min(1, 'say it in Spanish').max(3),
  text: prose(320),
  /** Source of the definition, such as a rule or standard. Absent for everyday terms used in the trade. */
  cite: prose(LIMITS.reference).optional(),
  /** Words that become links to this entry in the study guides. */
  guides: z.array(prose(60)).default([]),
});

export const glossarySchema = z.strictObject({ terms: z.array(glossaryTermSchema) });
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;
