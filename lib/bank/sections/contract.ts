import { idParams, sectionView } from '@/lib/bank/contract';
import { seenField } from '@/lib/bank/editing/contract';
import { sectionFields } from '@/lib/bank/forms-contract';
import { z } from '@/lib/kernel/schema';

const sectionBody = sectionFields;
export type SectionFields = z.infer<typeof sectionBody>;

export const createSection = {
  summary: 'Add a section',
  body: sectionBody,
  data: sectionView,
};

export const deleteSection = {
  summary: 'Delete a section, or archive it when it has questions or is one of the certification',
  params: idParams,
  data: z.undefined(),
};

/** A section as admins see it, including archived sections and counts of unpublished questions. */
const adminSectionView = sectionView.extend({
  draftCount: z.number().int(),
  archivedCount: z.number().int(),
  archivedAt: z.string().nullable(),
});
export type AdminSectionView = z.infer<typeof adminSectionView>;

export const listEverySection = {
  summary: 'Sections with what is archived and what is still a draft',
  data: z.array(adminSectionView),
};

export const updateSection = {
  summary: 'Change a section’s name and description',
  params: idParams,
  body: sectionBody.extend({ seenUpdatedAt: seenField }),
  data: adminSectionView,
};

export const restoreSection = {
  summary: 'Offer an archived section again',
  params: idParams,
  body: z.strictObject({}),
  data: adminSectionView,
};
