import { classView, codeField, studentName } from '@/lib/classes/contract';
import { classId, colleagueId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

const ofClass = z.strictObject({ id: classId });

export const inviteColleague = {
  summary:
    'Create a code by which one colleague can join as an instructor within seven days; the earlier code becomes void',
  params: ofClass,
  data: classView,
};

export const endInvitation = {
  summary: 'End the code for colleagues; colleagues who have joined stay',
  params: ofClass,
  data: classView,
};

const teaching = z.object({ id: classId, className: z.string() });
export type Teaching = z.infer<typeof teaching>;

export const teachClass = {
  summary: 'Join a class as a colleague of its instructor, with the code for colleagues',
  body: z.strictObject({ code: codeField, name: studentName }),
  data: teaching,
};

export const removeColleague = {
  summary:
    'Remove a colleague from a class, or leave it as a colleague. The code for colleagues ends; after a removal the code for students ends too',
  params: z.strictObject({ id: classId, colleagueId }),
  data: z.undefined(),
};
