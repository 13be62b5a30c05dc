import 'server-only';
import { TOPIC_SHARES } from '@/lib/bank/exam-paper';
import { stateOf } from '@/lib/db/outdate';
import { SECTIONS } from '@/lib/kernel/exam';
import { perProcess } from '@/lib/kernel/per-process';
import { type PlanBank, toPlanBank } from './rules';
import { listBankRows } from './store';

/** How long another instance may plan with what an admin has just changed here. */
const KEPT_MS = 30_000;

interface Copy {
  at: number;
  /** Of the bank, before it was read. */
  state: number;
  bank: Promise<PlanBank>;
}

const kept = perProcess('bank of plans', (): { copy?: Copy } => ({}));

/** The facts of the certification's sections, the same for everybody. */
export function readPlanBank(): Promise<PlanBank> {
  const known = kept().copy;
  const state = stateOf('bank');
  if (known && known.state === state && Date.now() - known.at < KEPT_MS) return known.bank;
  const sectionIds = SECTIONS.map(({ id }) => id);
  const bank = listBankRows().then((rows) => toPlanBank(rows, sectionIds, TOPIC_SHARES));
  kept().copy = { at: Date.now(), state, bank };
  // Do not keep a failure.
  bank.catch(() => delete kept().copy);
  return bank;
}
