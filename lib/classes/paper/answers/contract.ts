import { VERSIONS } from '@/lib/classes/paper/rules';
import { assignmentId, classId, placeId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

const previewLine = z.object({
  /** Line number in the text that was sent, 1-based. */
  line: z.number().int(),
  /** The student's name in the class, or the typed name if no student has that name. */
  name: z.string(),
  version: z.enum(VERSIONS).nullable(),
  /** Number of questions that the student answered. */
  answered: z.number().int(),
  /** True when saving would replace answers that were entered earlier for this student. */
  replaces: z.boolean(),
  /** Reason why the line cannot be saved; null when it can. */
  problem: z.string().nullable(),
});
export type PreviewLine = z.infer<typeof previewLine>;

const preview = z.object({
  lines: z.array(previewLine),
  questionCount: z.number().int(),
});
export type PaperPreview = z.infer<typeof preview>;

const enteredView = z.object({
  placeId,
  name: z.string(),
  enteredAt: z.string(),
  correct: z.number().int(),
  total: z.number().int(),
});
export type EnteredView = z.infer<typeof enteredView>;

const ofAssignment = z.strictObject({ id: classId, assignmentId });
/** Maximum length in characters: enough for 120 students with a hundred answers each, and their names. */
const LIST_MAX = 40_000;
const list = z
  .string('Paste the answers first: one line per student.')
  .max(LIST_MAX, `The list is too long. Paste at most ${LIST_MAX.toLocaleString('en-US')} characters at a time.`);

export const previewPapers = {
  summary: 'Check a list of answers on paper line by line, without saving it',
  params: ofAssignment,
  /** One line for each student: name, version and letters of the answers. */
  body: z.strictObject({ list }),
  data: preview,
};

export const savePapers = {
  summary: 'Save answers on paper as results of a test of a class; if one line is wrong, none is saved',
  params: ofAssignment,
  body: z.strictObject({
    list,
    /** True: replaces a student's earlier answers. False: a line for a student with earlier answers is a conflict. */
    replace: z.boolean().default(false),
  }),
  data: z.object({ saved: z.number().int(), entered: z.array(enteredView) }),
};

export const removePaper = {
  summary: 'Delete the answers on paper of a student in one test of a class',
  params: z.strictObject({ id: classId, assignmentId, placeId }),
  data: z.array(enteredView),
};
