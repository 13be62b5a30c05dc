import 'server-only';
import { db } from '@/lib/db/client';

/** The current wording of every published question. */
export const listTexts = (): Promise<{ id: number; text: string }[]> => db.$queryRaw`
  SELECT q.id, r.text FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id
  WHERE q.state = 'published' ORDER BY q.id`;
