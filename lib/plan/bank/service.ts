import 'server-only';
import { createHash } from 'node:crypto';
import { TOPIC_SHARES } from '@/lib/bank/exam-paper';
import { cacheUntilInvalidated } from '@/lib/db/invalidation';
import { SECTIONS } from '@/lib/kernel/exam';
import { perProcess } from '@/lib/kernel/per-process';
import { readNewcomerLevel } from '@/lib/plan/difficulty/service';
import { type BankRow, type PlanBank, toPlanBank } from './rules';
import { listBankRows } from './store';

/** Cache time: how long another instance may plan with outdated questions after an admin's change. */
const KEPT_MS = 30_000;

interface Kept {
  /**
   * Digest of the last read and the bank built from it. Without a change the same object is returned, so that values
   * cached for it stay valid.
   */
  made?: { digest: string; bank: PlanBank };
}

const kept = perProcess('what was made of the bank of plans', (): Kept => ({}));

function toSameBank(rows: readonly BankRow[], level: number): PlanBank {
  const digest = createHash('sha256')
    .update(JSON.stringify([level, rows]))
    .digest('base64');
  const { made } = kept();
  if (made?.digest === digest) return made.bank;
  const sectionIds = SECTIONS.map(({ id }) => id);
  const bank = toPlanBank(rows, sectionIds, TOPIC_SHARES, level);
  kept().made = { digest, bank };
  return bank;
}

/** Returns the facts of the certification's sections, the same for everybody. */
export const readPlanBank = cacheUntilInvalidated('bank of plans', { of: ['bank'], forMs: KEPT_MS }, async () => {
  const [rows, level] = await Promise.all([listBankRows(), readNewcomerLevel()]);
  return toSameBank(rows, level);
});
