import 'server-only';
import { join } from 'node:path';
import type { Language } from '@/lib/kernel/language';
import { SECTION_GROUPS, type SectionGroup } from '@/lib/kernel/section-groups';
import { figuresOf, listQuestionFiles, readQuestionFile, readRegistry } from './file-adapter';
import type { BankQuestion, QuestionFile } from './file-contract';
import { readCurrentTranslation } from './translation-adapter';

export interface SampleQuestion {
  group: SectionGroup;
  text: string;
  answers: readonly { text: string; isCorrect: boolean; why: string }[];
  explanation: string;
  reference: string;
}

/**
 * Returns a score for how well a question serves as a sample. The best samples have a short text and short options,
 * which fit on a phone and which everybody in the trade understands.
 */
function appealOf({ text, answers, difficulty }: BankQuestion): number {
  const longestAnswer = Math.max(...answers.map((answer) => answer.text.length));
  const fits = text.length <= 120 && longestAnswer <= 60 && answers.length === 4;
  return (fits ? 50 : 0) + (difficulty === 1 ? 20 : 0) - Math.abs(text.length - 70) / 10;
}

type Texts = Pick<BankQuestion, 'text' | 'explanation'> & { answers: readonly { text: string; why: string }[] };

/** Builds the view of a question. `texts`: its texts in the language of the page. */
const view = (group: SectionGroup, { answers, reference }: BankQuestion, texts: Texts): SampleQuestion => ({
  group,
  text: texts.text,
  answers: texts.answers.map(({ text, why }, index) => ({ text, why, isCorrect: answers[index]?.correct === true })),
  explanation: texts.explanation,
  reference,
});

/**
 * Lists one mock question per section, in the certification's order. Leaves out sections without mock questions. Mock
 * questions are public together with their keys. The build reads the questions from files, so that the landing page
 * needs no database. Skips questions with a drawing, because the landing page would need extra code to show them. A
 * question without a current translation is returned in English.
 */
export function listSampleQuestions(language: Language): SampleQuestion[] {
  const root = join(process.cwd(), 'prisma/question-bank');
  const figures = figuresOf(readRegistry(root).value ?? []);
  const files = listQuestionFiles(root).flatMap((path) => readQuestionFile(root, path, figures).value ?? []);
  const translate = ({ group, topic }: QuestionFile, { id }: BankQuestion): Texts | undefined =>
    language === 'en'
      ? undefined
      : readCurrentTranslation(root, `${group}/${topic}`, figures).value?.find((translated) => translated.id === id);
  return SECTION_GROUPS.flatMap((group) => {
    const mocks = files
      .filter((file) => file.group === group)
      .flatMap((file) => file.questions.filter((q) => q.mock && !q.picture).map((question) => ({ file, question })));
    const [best] = mocks.sort(
      ({ question: one }, { question: other }) => appealOf(other) - appealOf(one) || one.id.localeCompare(other.id),
    );
    return best ? [view(group, best.question, translate(best.file, best.question) ?? best.question)] : [];
  });
}
