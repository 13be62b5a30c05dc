import 'server-only';
import { db } from '@/lib/db/client';
import type { BankRow } from './rules';

/** Lists every question that is published or was published before. */
export const listBankRows = (): Promise<BankRow[]> => db.$queryRaw<BankRow[]>`
  SELECT q.id, q.section_id AS "sectionId", q.topic, q.fact, q.tier = 'exam' AS "isExamTier",
    q.state = 'published' AND s.archived_at IS NULL AS "isPublished", q.expected, q.fitted_difficulty AS "estimatedDifficulty",
    length(r.text) + coalesce(options.length, 0)::int AS asked, length(r.explanation) AS explained,
    ARRAY(SELECT l.fact_id FROM question_facts l WHERE l.question_id = q.id ORDER BY 1) AS figures
  FROM questions q JOIN sections s ON s.id = q.section_id JOIN question_revisions r ON r.id = q.current_revision_id
  LEFT JOIN (SELECT revision_id, sum(length(text)) AS length FROM answers GROUP BY revision_id) AS options ON options.revision_id = r.id
  WHERE q.state <> 'draft' ORDER BY q.id`;
