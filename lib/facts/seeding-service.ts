import 'server-only';
import type { QuestionFile, RegisteredFact } from '@/lib/bank/file-contract';
import type { Prisma } from '@/lib/db/generated/client';
import { printValue, reasonOf } from './rules';
import * as store from './seeding-store';
import { isLinked } from './statements-rules';

type Transaction = Prisma.TransactionClient;

interface SeedFacts {
  facts: readonly RegisteredFact[];
  files: readonly QuestionFile[];
  /** Slugs of questions with a text that the same seeding has changed. */
  reworded: string[];
}

/**
 * Updates the facts from the files, within the transaction of the seeding. Questions that state a changed figure go to
 * review, unless their text changed too. Returns the number of questions put in review. Also returns, for each question
 * with a changed text, the description of the changed figure.
 */
export async function seedFacts(
  tx: Transaction,
  { facts, files, reworded }: SeedFacts,
): Promise<{ inReview: number; changedFigures: Map<string, string> }> {
  const changed = await store.saveFacts(tx, facts.map(toSeedFact));
  const sent = new Set<number>();
  const changedFigures = new Map<string, string>();
  for (const { id, name, value, unit, formerValue, formerUnit } of changed) {
    const reason = reasonOf({ name, before: { value: formerValue, unit: formerUnit }, after: { value, unit } });
    for (const question of await store.sendToReview(tx, { factId: id, reason, except: reworded }))
      sent.add(question.id);
    for (const slug of await store.listStating(tx, id, reworded)) changedFigures.set(slug, reason);
  }
  // Saves the new links only now, because the loop above needs the old ones: they lead to the questions that stated the
  // former figure.
  await store.saveLinks(tx, linksOf(facts, files));
  return { inReview: sent.size, changedFigures };
}

function linksOf(facts: readonly RegisteredFact[], files: readonly QuestionFile[]): store.SeedLink[] {
  return files.flatMap(({ questions }) =>
    questions.flatMap((question) =>
      facts.filter((fact) => isLinked(question, fact)).map((fact) => ({ factId: fact.id, slug: question.id })),
    ),
  );
}

const toSeedFact = (fact: RegisteredFact): store.SeedFact => ({
  id: fact.id,
  name: fact.name,
  value: printValue(fact),
  unit: fact.unit,
  source: fact.source,
  basis: fact.basis,
  inForceFrom: fact.inForce?.from ?? null,
  inForceUntil: fact.inForce?.until ?? null,
  checkedOn: fact.checkedOn ?? null,
  checkAgainBy: fact.checkAgainBy,
  checkEveryMonths: fact.every,
});
