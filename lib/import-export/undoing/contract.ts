import { pageOf, pageQuery } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';

/** Number of imports per page of the list. */
const IMPORTS_PAGE_SIZE = 10;

const importView = z.object({
  id: z.uuid(),
  format: z.string(),
  added: z.number().int(),
  changed: z.number().int(),
  /** Name of the admin who imported the file; empty if the account was deleted. */
  by: z.string(),
  createdAt: z.string(),
  takenBackAt: z.string().nullable(),
});
export type ImportView = z.infer<typeof importView>;

export const listImports = {
  summary: 'Imports that added or changed questions, newest first',
  query: pageQuery(IMPORTS_PAGE_SIZE),
  data: pageOf(importView),
};

export const takeBackImport = {
  summary:
    'Take an import back as a whole: delete the questions that it added, and restore the questions that it changed',
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({
    restored: z.number().int(),
    deleted: z.number().int(),
    /**
     * Number of added questions that learners were asked in the meantime. They are archived instead of deleted, because
     * past results show them.
     */
    archived: z.number().int(),
  }),
};
export type TakenBack = z.infer<typeof takeBackImport.data>;
