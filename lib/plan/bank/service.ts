import 'server-only';
import { TOPIC_SHARES } from '@/lib/bank/exam-paper';
import { stateOf } from '@/lib/db/outdate';
import { perProcess } from '@/lib/kernel/per-process';
import { type BankRow, type PlanBank, toPlanBank } from './rules';
import { listBankRows } from './store';

/** How long another instance may plan with what an admin has just changed here. */
const KEPT_MS = 30_000;

interface Copy {
  at: number;
  /** Of the bank, before it was read. */
  state: number;
  rows: Promise<BankRow[]>;
  /** By the sections that it is of: fifteen choices of four. */
  banks: Map<string, Promise<PlanBank>>;
}

const kept = perProcess('bank of plans', (): { copy?: Copy } => ({}));

function recall(): Copy {
  const known = kept().copy;
  const state = stateOf('bank');
  if (known && known.state === state && Date.now() - known.at < KEPT_MS) return known;
  const copy: Copy = { at: Date.now(), state, rows: listBankRows(), banks: new Map() };
  kept().copy = copy;
  // Do not keep a failure.
  copy.rows.catch(() => delete kept().copy);
  return copy;
}

/** The facts of these sections, the same for everybody. */
export function readPlanBank(sectionIds: readonly number[]): Promise<PlanBank> {
  const { rows, banks } = recall();
  const key = [...sectionIds].sort().join();
  const bank = banks.get(key) ?? rows.then((all) => toPlanBank(all, sectionIds, TOPIC_SHARES));
  banks.set(key, bank);
  return bank;
}
