import 'server-only';
import type { Transaction } from '@/lib/audit/service';
import { recordFiled } from '@/lib/corrections/service';
import { correctsKey, type FiledCorrection, saidAndRight } from './rules';
import * as store from './store';

/** Corrections that an upgrade brings: those that the bank's files tell of, and those that a new wording makes by itself. */

/** Questions of the files as they are before the seeding, for `recordBankCorrections`. */
export const readBefore = store.listQuestions;

export interface Seeded {
  before: readonly store.BankQuestion[];
  /** What the files say of the questions that were given another wording, by their id in the files. */
  reworded: ReadonlyMap<string, { explanation: string; reference: string; answers: store.BankQuestion['answers'] }>;
  filed: readonly FiledCorrection[];
  /** Figures that have changed with a question's wording, in words, by the question's id in the files. */
  changedFigures: ReadonlyMap<string, string>;
}

/** No id of the files has such a sign. */
const idByItself = ({ slug, revision }: store.BankQuestion): string => `${slug}@${revision}`;

/**
 * After the questions were saved, in the same transaction. What the files tell of a change goes before what the change says by
 * itself. Only what people were asked here is recorded. Returns how many were.
 */
export async function recordBankCorrections(
  tx: Transaction,
  { before, reworded, filed, changedFigures }: Seeded,
): Promise<number> {
  const made = before.flatMap((question): FiledCorrection[] => {
    const { slug } = question;
    const after = reworded.get(slug);
    const figure = changedFigures.get(slug);
    if (!after) return [];
    const wanted = { ...after, state: 'published' as const };
    if (!correctsKey(question, wanted, figure !== undefined)) return [];
    const key = saidAndRight(question, wanted);
    const why =
      figure === undefined
        ? `An update of the question bank changed what is right. ${after.explanation}`
        : `${figure}. ${after.explanation}`;
    return [
      {
        ...{ id: idByItself(question), question: slug, kind: figure === undefined ? 'key' : 'fact', ...key },
        ...{ why: why.trim(), rule: after.reference, finder: '' },
      },
    ];
  });
  if (filed.length + made.length === 0) return 0;
  const known = await store.listRecorded(
    tx,
    [...filed, ...made].map(({ id }) => id),
  );
  const questions = await store.listQuestions(
    tx,
    [...filed, ...made].map(({ question }) => question),
  );
  const told = new Set<string>();
  const record = async (correction: FiledCorrection): Promise<boolean> => {
    const question = questions.find(({ slug }) => slug === correction.question);
    return (
      !known.has(correction.id) && question !== undefined && (await recordFiled(tx, correction, question)) !== null
    );
  };
  let recorded = 0;
  for (const correction of filed) {
    if (!(await record(correction))) continue;
    told.add(correction.question);
    recorded += 1;
  }
  for (const correction of made) {
    if (!told.has(correction.question) && (await record(correction))) recorded += 1;
  }
  return recorded;
}
