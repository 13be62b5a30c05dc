import 'server-only';
import { join } from 'node:path';
import { figuresOf, listQuestionFiles, readQuestionFile, readRegistry } from '@/lib/bank/file/adapter';
import type { BankQuestion } from '@/lib/bank/file/contract';
import { SECTIONS } from '@/lib/kernel/exam';

export interface SampleQuestion {
  /** The section's name, such as "Type I". */
  section: string;
  text: string;
  answers: readonly { text: string; isCorrect: boolean; why: string }[];
  explanation: string;
  reference: string;
}

/** What everybody in the trade understands at once, on a phone too: short, with short options. */
function appealOf({ text, answers, difficulty }: BankQuestion): number {
  const longestAnswer = Math.max(...answers.map((answer) => answer.text.length));
  const fits = text.length <= 120 && longestAnswer <= 60 && answers.length === 4;
  return (fits ? 50 : 0) + (difficulty === 1 ? 20 : 0) - Math.abs(text.length - 70) / 10;
}

const view = (section: string, { text, answers, explanation, reference }: BankQuestion): SampleQuestion => ({
  section,
  text,
  answers: answers.map((answer) => ({ text: answer.text, isCorrect: answer.correct, why: answer.why })),
  explanation,
  reference,
});

/**
 * One mock question of each section, in the certification's order, read from the bank's files while the page is built: the
 * landing page needs no database. Mock questions are public with their keys. A section without any is left out.
 * None goes with a drawing, whose code the landing page would send for it alone.
 */
export function listSampleQuestions(): SampleQuestion[] {
  const root = join(process.cwd(), 'prisma/question-bank');
  const figures = figuresOf(readRegistry(root).value ?? []);
  const files = listQuestionFiles(root).flatMap((path) => readQuestionFile(root, path, figures).value ?? []);
  return SECTIONS.flatMap(({ group, name }) => {
    const mocks = files
      .filter((file) => file.group === group)
      .flatMap((file) => file.questions.filter((q) => q.mock && !q.picture));
    const [best] = mocks.sort((one, other) => appealOf(other) - appealOf(one) || one.id.localeCompare(other.id));
    return best ? [view(name, best)] : [];
  });
}
