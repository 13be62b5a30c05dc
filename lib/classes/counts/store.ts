import 'server-only';
import { db } from '@/lib/db/client';
import type { ClassCounts } from './contract';

export async function countClasses(usedSince: Date): Promise<ClassCounts> {
  const [counts] = await db.$queryRaw<ClassCounts[]>`
    SELECT (SELECT count(*)::int FROM classes) AS classes,
      (SELECT count(*)::int FROM classes WHERE used_at >= ${usedSince}) AS "inUse",
      (SELECT count(DISTINCT place_id)::int FROM class_members WHERE NOT on_paper) AS students,
      (SELECT count(*)::int FROM class_assignments) AS tests`;
  if (!counts) throw new Error('A SELECT without FROM answers one row');
  return counts;
}
