import 'server-only';
import { SECTIONS } from '@/lib/kernel/exam';
import type { ReadinessView } from './contract';
import { estimateAll, estimateSection, FIRST_ANSWERS_NEEDED } from './rules';
import { countFirstAnswers } from './store';

/** For the certification's four sections. */
export async function getReadiness(userId: string): Promise<ReadinessView> {
  const rows = await countFirstAnswers(userId);
  const sections = SECTIONS.map(({ id, name }) => {
    const row = rows.find((one) => one.sectionId === id);
    const answers = { firstAnswers: row?.firstAnswers ?? 0, firstCorrect: row?.firstCorrect ?? 0 };
    return { sectionId: id, sectionName: name, ...answers, estimate: estimateSection(answers) };
  });
  return { firstAnswersNeeded: FIRST_ANSWERS_NEEDED, sections, allSections: estimateAll(sections) };
}
