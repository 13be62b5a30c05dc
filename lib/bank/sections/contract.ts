import { z } from '#schema';
import { idParams, sectionView } from '@/lib/bank/contract';
import { seenField } from '@/lib/bank/editing/contract';
import { sectionFields } from '@/lib/bank/forms/contract';
import { endpoint } from '@/lib/kernel/endpoint';

export const sectionBody = sectionFields(z);
export type SectionFields = z.infer<typeof sectionBody>;

export const createSection = endpoint({
  method: 'POST',
  path: '/api/sections',
  summary: 'Add a section',
  access: 'admin',
  status: 201,
  body: sectionBody,
  data: sectionView,
});

export const deleteSection = endpoint({
  method: 'DELETE',
  path: '/api/sections/{id}',
  summary: 'Delete a section, or archive it when it has questions or is one of the certification',
  access: 'admin',
  status: 204,
  params: idParams,
  data: z.undefined(),
});

/** What admins see of a section: also what is not offered in tests. */
export const adminSectionView = sectionView.extend({
  draftCount: z.number().int(),
  archivedCount: z.number().int(),
  archivedAt: z.string().nullable(),
});
export type AdminSectionView = z.infer<typeof adminSectionView>;

export const listEverySection = endpoint({
  method: 'GET',
  path: '/api/admin/sections',
  summary: 'Sections with what is archived and what is still a draft',
  access: 'admin',
  data: z.array(adminSectionView),
});

export const updateSection = endpoint({
  method: 'PUT',
  path: '/api/sections/{id}',
  summary: 'Change a section’s name and description',
  access: 'admin',
  params: idParams,
  body: sectionBody.extend({ seenUpdatedAt: seenField }),
  data: adminSectionView,
});

export const restoreSection = endpoint({
  method: 'POST',
  path: '/api/sections/{id}/restore',
  summary: 'Offer an archived section again',
  access: 'admin',
  params: idParams,
  body: z.strictObject({}),
  data: adminSectionView,
});
