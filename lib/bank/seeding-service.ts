import 'server-only';
import { createHash } from 'node:crypto';
import type { FiledCorrection } from '@/lib/corrections/bank/rules';
import { readBefore, recordBankCorrections } from '@/lib/corrections/bank/service';
import { seedFacts } from '@/lib/facts/seeding-service';
import { SECTIONS } from '@/lib/kernel/exam';
import { SECTION_DESCRIPTIONS } from '@/lib/kernel/section-facts';
import type { BankQuestion, QuestionFile, RegisteredFact } from './file-contract';
import * as store from './seeding-store';
import type { Translated } from './translations/rules';
import { seedTranslations } from './translations/service';

export interface SeedReport {
  added: number;
  changed: number;
  unchanged: number;
  archived: number;
  /** Slugs of questions that changed in the files but were not updated, because an admin has edited them. */
  leftAlone: string[];
  /**
   * Number of questions put in review because they state a figure that has changed. Questions whose own text has
   * changed too are not counted.
   */
  inReview: number;
  /** Number of corrections recorded for questions that people on this installation were asked. */
  corrected: number;
}

interface Bank {
  files: readonly QuestionFile[];
  facts: readonly RegisteredFact[];
  /** Corrections of errors in earlier editions of the files. */
  corrections?: readonly FiledCorrection[];
  translations?: readonly Translated[];
}

/**
 * Updates the questions in the database to the state of the files. Questions are matched by slug. Idempotent.
 * `version`: the version of the running product, stored for later starts; null if unknown.
 */
export async function seedBank(
  { files, facts, corrections = [], translations = [] }: Bank,
  version: string | null = null,
): Promise<SeedReport> {
  await store.addSections(
    SECTIONS.map(({ id, name, group }, position) => ({ id, name, description: SECTION_DESCRIPTIONS[group], position })),
  );
  const known = new Map((await store.listSeeded()).map((question) => [question.slug, question]));
  const wanted = files.flatMap(toSeedQuestions);
  const stale = wanted.filter((question) => known.get(question.slug)?.digest !== question.digest);
  const isEdited = (slug: string) => known.get(slug)?.isEdited === true;
  const slugs = new Set(wanted.map((question) => question.slug));
  const gone = [...known.keys()].filter((slug) => !slugs.has(slug));
  // If two runs are concurrent, the second run sees the changes of the first and saves nothing.
  const { saved, archived, inReview, corrected } = await store.inSeeding(async (tx) => {
    const before = await readBefore(
      tx,
      stale.map(({ slug }) => slug),
    );
    const saved = await store.saveQuestions(
      tx,
      stale.filter((question) => !isEdited(question.slug)),
    );
    const archived = await store.archiveQuestions(tx, gone);
    await store.saveRatings(tx, wanted);
    const { inReview, changedFigures } = await seedFacts(tx, { facts, files, reworded: saved });
    const reworded = new Map(stale.filter(({ slug }) => saved.includes(slug)).map((one) => [one.slug, one]));
    const corrected = await recordBankCorrections(tx, { before, reworded, filed: corrections, changedFigures });
    await seedTranslations(tx, translations);
    await store.saveVersion(tx, version);
    return { saved, archived, inReview, corrected };
  });
  const added = saved.filter((slug) => !known.has(slug)).length;
  const leftAlone = stale.map((question) => question.slug).filter(isEdited);
  return {
    added,
    changed: saved.length - added,
    unchanged: wanted.length - saved.length - leftAlone.length,
    archived,
    leftAlone,
    inReview,
    corrected,
  };
}

function toSeedQuestions(file: QuestionFile): store.SeedQuestion[] {
  const section = SECTIONS.find((candidate) => candidate.group === file.group);
  if (!section) throw new Error(`The bank has a group "${file.group}" that no section has`);
  return file.questions.map((question) => {
    const fields = { sectionId: section.id, topic: file.topic, ...toFields(question) };
    const digest = createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
    return { ...fields, digest, expected: question.expected ?? null };
  });
}

const toFields = (question: BankQuestion) => ({
  slug: question.id,
  text: question.text,
  explanation: question.explanation,
  reference: question.reference,
  difficulty: question.difficulty,
  tier: question.tier,
  fact: question.facts[0] ?? null,
  mock: question.mock,
  contrast: question.contrast ?? null,
  // Questions without a drawing lack this field, so that their digest is the same as before drawings were introduced.
  ...(question.picture ? { picture: { svg: question.picture.svg, description: question.picture.description } } : {}),
  answers: question.answers.map((answer, position) => ({
    position,
    text: answer.text,
    isCorrect: answer.correct,
    why: answer.why,
  })),
});
