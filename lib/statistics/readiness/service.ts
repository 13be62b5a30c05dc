import 'server-only';
import { SECTIONS } from '@/lib/kernel/exam';
import type { UserId } from '@/lib/kernel/ids';
import type { ReadinessView } from './contract';
import { estimateAll, estimateSection, FIRST_ANSWERS_NEEDED } from './rules';
import { countFirstAnswers } from './store';

/** Returns the estimates for the sections of the certification. */
export async function getReadiness(userId: UserId): Promise<ReadinessView> {
  const rows = await countFirstAnswers(userId);
  const answered = SECTIONS.map(({ id, name }) => {
    const row = rows.find((one) => one.sectionId === id);
    return {
      sectionId: id,
      sectionName: name,
      firstAnswers: row?.firstAnswers ?? 0,
      firstCorrect: row?.firstCorrect ?? 0,
    };
  });
  const sections = answered.map((own) => ({
    ...own,
    estimate: estimateSection(
      own,
      answered.filter((other) => other !== own),
    ),
  }));
  return { firstAnswersNeeded: FIRST_ANSWERS_NEEDED, sections, allSections: estimateAll(answered) };
}
