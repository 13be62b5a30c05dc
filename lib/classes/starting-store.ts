import 'server-only';
import { db } from '@/lib/db/client';
import type { QuestionId } from '@/lib/kernel/ids';

/** Lists the sections to which these questions currently belong. */
export async function listSectionIds(questionIds: QuestionId[]): Promise<number[]> {
  const rows = await db.question.findMany({
    where: { id: { in: questionIds } },
    distinct: 'sectionId',
    select: { sectionId: true },
  });
  return rows.map(({ sectionId }) => sectionId);
}
