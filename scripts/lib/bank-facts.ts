import type { Fact, RegisteredFact } from '@/lib/bank/file-contract';
import { contradictsInText, findContradictions, isLinked } from '@/lib/facts/statements-rules';
import type { Guide } from '@/lib/study/rules';
import type { Breach, Placed } from './bank-rules';

/** Compares questions and study guides with the registered facts (`facts.yaml`). */

const RECALL = 1;

/**
 * Lists questions that contradict a registered figure, or that contain a statement that the registry lists as false.
 */
export function checkStatements(questions: readonly Placed[], facts: readonly RegisteredFact[]): Breach[] {
  return questions.flatMap((question) =>
    findContradictions(question, facts, { recall: question.difficulty === RECALL }).map((message) => ({
      file: question.file,
      question: question.id,
      message,
    })),
  );
}

interface Whole {
  questions: readonly Placed[];
  facts: readonly RegisteredFact[];
  inventory: ReadonlyMap<string, Fact> | null;
}

/** Lists registered facts that refer to a missing question or to a missing fact of the inventory. */
export function checkRegistry({ questions, facts, inventory }: Whole): Breach[] {
  const ids = new Set(questions.map(({ id }) => id));
  return facts.flatMap((fact) => {
    const strangers = [
      ...fact.facts.filter((id) => inventory && !inventory.has(id)).map((id) => `${id} is not in inventory.yaml`),
      ...fact.askedBy.filter((id) => !ids.has(id)).map((id) => `askedBy names ${id}, which is not in the bank`),
    ];
    return strangers.map((message) => ({ file: 'facts', question: fact.id, message }));
  });
}

const textsOf = ({ topics }: Guide): { topic: string; text: string }[] =>
  topics.flatMap(({ slug, paragraphs, keyPoints, tables }) =>
    [
      ...paragraphs,
      ...keyPoints.map(({ point }) => point),
      ...tables.flatMap(({ caption, rows }) => [caption, ...rows.map((row) => row.join(': '))]),
    ].map((text) => ({ topic: slug, text })),
  );

/** Lists texts of study guides that contradict a registered fact. */
export function checkGuides(guides: readonly Guide[], facts: readonly RegisteredFact[]): Breach[] {
  return guides.flatMap((guide) =>
    textsOf(guide).flatMap(({ topic, text }) =>
      facts
        .flatMap((fact) => contradictsInText(text, fact))
        .map((message) => ({ file: `study guide ${guide.group}`, question: topic, message })),
    ),
  );
}

export interface DueFact {
  fact: RegisteredFact;
  /** Ids of the questions that state the fact. */
  questions: string[];
}

/** Lists the facts that are due for a check by `day` (YYYY-MM-DD), earliest first. */
export function listDue({ questions, facts }: Pick<Whole, 'questions' | 'facts'>, day: string): DueFact[] {
  return facts
    .filter(({ checkAgainBy }) => checkAgainBy <= day)
    .sort((one, other) => one.checkAgainBy.localeCompare(other.checkAgainBy) || one.id.localeCompare(other.id))
    .map((fact) => ({
      fact,
      questions: questions.filter((question) => isLinked(question, fact)).map(({ id }) => id),
    }));
}
