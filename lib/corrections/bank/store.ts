import 'server-only';
import type { Keyed } from '@/lib/corrections/rules';
import type { Prisma } from '@/lib/db/generated/client';

type Transaction = Prisma.TransactionClient;

export interface BankQuestion {
  questionId: number;
  slug: string;
  /** Number of the current revision. */
  revision: number;
  state: Keyed['state'];
  explanation: string;
  answers: { text: string; isCorrect: boolean; why: string }[];
}

/** Lists the questions with these ids in the files, in their current revision. */
export const listQuestions = (tx: Transaction, slugs: readonly string[]): Promise<BankQuestion[]> => tx.$queryRaw<
  BankQuestion[]
>`
  SELECT q.id AS "questionId", q.slug, r.revision, q.state::text AS state, r.explanation,
    (SELECT json_agg(json_build_object('text', a.text, 'isCorrect', a.is_correct, 'why', a.why) ORDER BY a.position)
     FROM answers a WHERE a.revision_id = r.id) AS answers
  FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id WHERE q.slug = ANY(${[...slugs]}::text[])`;

/** Lists which of these corrections are already recorded, reversed or not. */
export async function listRecorded(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.correction.findMany({ where: { slug: { in: [...ids] } }, select: { slug: true } });
  return new Set(rows.flatMap(({ slug }) => slug ?? []));
}

/** True if anybody was asked one of these revisions. */
export async function wereAsked(tx: Transaction, revisionIds: readonly number[]): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM attempt_questions WHERE revision_id = ANY(${[...revisionIds]}::int[]) LIMIT 1`;
  return found.length > 0;
}
