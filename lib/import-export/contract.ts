import { MAX_INTEGER } from '@/lib/kernel/integer';
import { z } from '@/lib/kernel/schema';
import { EXCHANGE_FORMATS, ROW_ACTIONS } from './formats-rules';

const plannedRow = z.object({
  /**
   * Position in the file. CSV: row number in the spreadsheet. JSON: position from 1. GIFT: the line where the question
   * begins.
   */
  row: z.number().int(),
  action: z.enum(ROW_ACTIONS),
  /** The beginning of the question's text. */
  text: z.string(),
  /** Id of the stored question that the row matches; null for a new question. */
  questionId: z.number().int().nullable(),
  /** The fields that would change. */
  changes: z.array(z.string()),
  /** Old and new value of each changed field. Empty for rows after the report has reached its size limit. */
  differences: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type PlannedRow = z.infer<typeof plannedRow>;

const importReport = z.object({
  format: z.enum(EXCHANGE_FORMATS),
  /** Id by which the import can be undone; null if nothing was saved. */
  importId: z.uuid().nullable(),
  /** True if changes were saved. False after a dry run, and if there was nothing to save. */
  committed: z.boolean(),
  total: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  /**
   * Hash of the changes that a dry run would make. The import sends this hash, so that it makes exactly these changes
   * or is refused.
   */
  plan: z.string(),
  rows: z.array(plannedRow),
});
export type ImportReport = z.infer<typeof importReport>;

const formatField = z.enum(EXCHANGE_FORMATS);

export const exportQuestions = {
  summary: 'Export the questions to a file that imports back unchanged',
  query: z.strictObject({
    format: formatField.default('csv'),
    sectionId: z.coerce.number().int().min(1).max(MAX_INTEGER).optional(),
  }),
  data: z.instanceof(Blob),
};

export const importQuestions = {
  summary: 'Add and change questions by a file, all or nothing; a dry run only reports what would change',
  query: z.strictObject({
    format: formatField,
    dryRun: z.stringbool().default(false),
    /** `refuse` refuses rows with HTML tags; `text` keeps the tags as literal text. */
    html: z.enum(['refuse', 'text']).default('refuse'),
    /** The hash `plan` from the dry run. The import is refused if the question bank has changed since the dry run. */
    plan: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    /** Id created by the caller, with which the caller can request the progress. */
    importId: z.uuid().optional(),
  }),
  data: importReport,
};

export const getImportProgress = {
  summary: 'Progress of the caller’s import',
  params: z.strictObject({ importId: z.uuid() }),
  /**
   * Null for an import that has not begun, has ended, belongs to another admin, or runs on another instance of the
   * server.
   */
  data: z
    .object({
      phase: z.enum(['reading', 'checking', 'saving']),
      done: z.number().int(),
      /** Number of rows in the file; 0 until it is known. */
      total: z.number().int(),
    })
    .nullable(),
};
