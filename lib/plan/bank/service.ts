import 'server-only';
import { createHash } from 'node:crypto';
import { TOPIC_SHARES } from '@/lib/bank/exam-paper';
import { cacheUntilInvalidated } from '@/lib/db/invalidation';
import { SECTIONS } from '@/lib/kernel/exam';
import { perProcess } from '@/lib/kernel/per-process';
import { readNewcomerLevel } from '@/lib/plan/difficulty/service';
import { type BankRow, type PlanBank, toPlanBank } from './rules';
import { listBankRows } from './store';

/** How long another instance may plan with what an admin has just changed here. */
const KEPT_MS = 30_000;

interface Kept {
  /** What was read last, and what came of it: as long as nothing has changed, what was told from it stays true. */
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

/** The facts of the certification's sections, the same for everybody. */
export const readPlanBank = cacheUntilInvalidated('bank of plans', { of: ['bank'], forMs: KEPT_MS }, async () => {
  const [rows, level] = await Promise.all([listBankRows(), readNewcomerLevel()]);
  return toSameBank(rows, level);
});
