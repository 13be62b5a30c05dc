import 'server-only';
import { createHash } from 'node:crypto';
import { TOPIC_SHARES } from '@/lib/bank/exam-paper';
import { cacheUntilInvalidated } from '@/lib/db/invalidation';
import { SECTIONS } from '@/lib/kernel/exam';
import { perProcess } from '@/lib/kernel/per-process';
import { readNewcomerLevel } from '@/lib/plan/difficulty/service';
import { type BankRow, type PlanBank, toPlanBank } from './rules';
import { listBankRows } from './store';

/**
 * Milliseconds for which the question bank is cached. After an admin's change, another instance may plan with the old
 * questions for this long.
 */
const CACHE_MS = 30_000;

interface Cached {
  /**
   * The question bank that was built last, and a digest of its rows. While the digest is the same, the same object is
   * returned, so that values cached for that object stay valid.
   */
  made?: { digest: string; bank: PlanBank };
}

const cached = perProcess('what was made of the bank of plans', (): Cached => ({}));

function toSameBank(rows: readonly BankRow[], level: number): PlanBank {
  const digest = createHash('sha256')
    .update(JSON.stringify([level, rows]))
    .digest('base64');
  const { made } = cached();
  if (made?.digest === digest) return made.bank;
  const sectionIds = SECTIONS.map(({ id }) => id);
  const bank = toPlanBank(rows, sectionIds, TOPIC_SHARES, level);
  cached().made = { digest, bank };
  return bank;
}

/** Returns the question bank of all sections. All learners share one cached copy. */
export const readPlanBank = cacheUntilInvalidated('bank of plans', { of: ['bank'], forMs: CACHE_MS }, async () => {
  const [rows, level] = await Promise.all([listBankRows(), readNewcomerLevel()]);
  return toSameBank(rows, level);
});
