import { examSeconds, nameAttempt } from '@/lib/attempts/rules';
import { viewPicture } from '@/lib/bank/picture/view';
import { SECTIONS } from '@/lib/kernel/exam';
import type { KeyedQuestion, PaperSection, PrintedBody, PrintedView } from './contract';
import { keyOf, orderFor, type Part, VERSIONS, type Version } from './rules';
import type { PrintedTest } from './service';

const sectionsOf = ({ head }: PrintedTest) => SECTIONS.filter(({ id }) => head.sectionIds.includes(id));

function viewVersion({ head, questions }: PrintedTest, version: Version): PaperSection[] {
  const ordered = orderFor(version, head.id, questions).map((question, index) => ({ ...question, place: index + 1 }));
  const ids = [...new Set(ordered.map(({ sectionId }) => sectionId))];
  return ids.map((id) => ({
    name: SECTIONS.find((section) => section.id === id)?.name ?? '',
    questions: ordered
      .filter(({ sectionId }) => sectionId === id)
      .map((question) => ({
        id: question.id,
        place: question.place,
        language: question.language,
        text: question.text,
        ...viewPicture(question),
        rightCount: question.options.filter(({ isCorrect }) => isCorrect).length,
        options: question.options.map(({ text }) => text),
      })),
  }));
}

function viewKey({ head, questions }: PrintedTest): KeyedQuestion[] {
  const placed = VERSIONS.map((version) => orderFor(version, head.id, questions));
  const at = (version: Version, id: number) => {
    const ordered = placed[VERSIONS.indexOf(version)] ?? [];
    const index = ordered.findIndex((question) => question.id === id);
    const question = ordered[index];
    return { place: index + 1, letters: question ? keyOf(question) : '' };
  };
  return (placed[0] ?? []).map(({ id, language, text, explanation, reference, options }) => ({
    id,
    language,
    text,
    explanation,
    reference,
    at: { A: at('A', id), B: at('B', id) },
    right: options.filter(({ isCorrect }) => isCorrect).map((option) => option.text),
  }));
}

/**
 * Returns how many options the answer sheet needs for each question number: the larger count if the versions differ.
 */
function countOptions({ head, questions }: PrintedTest): number[] {
  const [a = [], b = []] = VERSIONS.map((version) => orderFor(version, head.id, questions));
  return a.map(({ options }, index) => Math.max(options.length, b[index]?.options.length ?? 0));
}

function viewBody(printed: PrintedTest, part: Part): PrintedBody {
  switch (part) {
    case 'a':
      return { part, version: 'A', sections: viewVersion(printed, 'A') };
    case 'b':
      return { part, version: 'B', sections: viewVersion(printed, 'B') };
    case 'sheet':
      return { part, optionCounts: countOptions(printed) };
    case 'key':
      return { part, key: printed.mayKnowKey ? viewKey(printed) : null };
    case 'chart':
      return { part };
  }
}

/** Returns one part of a printed test; only the key part contains the key. */
export function viewPrint(printed: PrintedTest, part: Part): PrintedView {
  const { id, title, testType, className, timeFactor, sectionIds } = printed.head;
  return {
    assignment: { id, title, testType },
    className,
    sectionName: nameAttempt(testType, sectionsOf(printed)),
    questionCount: printed.questions.length,
    minutes: testType === 'exam' ? examSeconds(timeFactor, sectionIds.length) / 60 : null,
    body: viewBody(printed, part),
  };
}
