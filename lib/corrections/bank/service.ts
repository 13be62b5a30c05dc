import 'server-only';
import type { Transaction } from '@/lib/audit/service';
import { recordFiled } from '@/lib/corrections/service';
import { correctsKey, type FiledCorrection, saidAndRight } from './rules';
import * as store from './store';

/**
 * Records the corrections that an upgrade of the question bank contains: those listed in the files, and those that
 * follow from a changed key.
 */

/** Lists the questions as they are before an upgrade, as input for `recordBankCorrections`. */
export const readBefore = store.listQuestions;

export interface Seeded {
  before: readonly store.BankQuestion[];
  /** Questions that the upgrade changed, by their id in the files. */
  reworded: ReadonlyMap<string, { explanation: string; reference: string; answers: store.BankQuestion['answers'] }>;
  filed: readonly FiledCorrection[];
  /** Description of the changed figures that a question names, by the question's id in the files. */
  changedFigures: ReadonlyMap<string, string>;
}

/**
 * Returns an id for a correction that the files do not list. The id contains an @, which ids in the files never
 * contain.
 */
const idByItself = ({ slug, revision }: store.BankQuestion): string => `${slug}@${revision}`;

/**
 * Records the corrections of an upgrade, in the transaction that has saved the questions. If a correction is listed in
 * the files and also follows from a changed key, the listed one is recorded. Records only questions that people on this
 * installation were asked. Returns the number of corrections.
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
        id: idByItself(question),
        question: slug,
        kind: figure === undefined ? 'key' : 'fact',
        ...key,
        why: why.trim(),
        rule: after.reference,
        finder: '',
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
