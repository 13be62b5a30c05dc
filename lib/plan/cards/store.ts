import 'server-only';
import { db } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';
import { MOST_STORED } from './rules';

interface Row {
  id: string;
  factId: string;
  isKnown: boolean;
  turnedAt: Date;
}

/**
 * Inserts new cards. Rewrites existing cards with the same values, so that a repeated request is also acknowledged only
 * after the replica has the cards. Leaves out cards of figures that are not registered.
 */
export async function addCards(userId: UserId, cards: readonly Row[]): Promise<void> {
  const given = JSON.stringify(cards);
  await db.$executeRaw`
    INSERT INTO turned_cards (user_id, id, fact_id, is_known, turned_at)
    SELECT DISTINCT ON (id) ${userId}::uuid, id, "factId", "isKnown", "turnedAt"
    FROM jsonb_to_recordset(${given}::jsonb) AS row(id uuid, "factId" text, "isKnown" boolean, "turnedAt" timestamptz)
    WHERE EXISTS (SELECT 1 FROM facts WHERE facts.id = "factId")
    ORDER BY id ON CONFLICT (user_id, id) DO UPDATE SET turned_at = turned_cards.turned_at`;
}

export async function deleteOldest(userId: UserId): Promise<void> {
  await db.$executeRaw`
    DELETE FROM turned_cards WHERE user_id = ${userId}::uuid AND id IN (
      SELECT id FROM turned_cards WHERE user_id = ${userId}::uuid ORDER BY turned_at DESC, id OFFSET ${MOST_STORED})`;
}
