import type { AdminSectionView } from '@/lib/bank/sections/contract';
import { isCertificationSection } from '@/lib/kernel/exam';

/** Counts the section's questions in every state. */
export const countHeld = ({ questionCount, draftCount, archivedCount }: AdminSectionView): number =>
  questionCount + draftCount + archivedCount;

/** True if a deletion removes the section for good; false if it archives it. */
export const isDeletable = (section: AdminSectionView): boolean =>
  countHeld(section) === 0 && !isCertificationSection(section.id);
