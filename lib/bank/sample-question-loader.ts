import 'server-only';
import { join } from 'node:path';
import { SECTIONS } from '@/lib/kernel/exam';
import { figuresOf, listQuestionFiles, readQuestionFile, readRegistry } from './file-adapter';
import type { BankQuestion } from './file-contract';

export interface SampleQuestion {
  /** Name of the section, such as "Type I". */
  section: string;
  text: string;
  answers: readonly { text: string; isCorrect: boolean; why: string }[];
  explanation: string;
  reference: string;
}

/**
 * Scores how well a question serves as a sample: short text and short options that everybody in the trade understands
 * and that fit on a phone.
 */
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
 * Lists one mock question per section, in the certification's order, leaving out sections without mock questions. Mock
 * questions are public together with their keys. The build reads the questions from files, so that the landing page
 * needs no database. Skips questions with a drawing, because the landing page would need extra code for them.
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
