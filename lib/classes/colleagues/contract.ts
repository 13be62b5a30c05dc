import { classView, codeField, studentName } from '@/lib/classes/contract';
import { classId, colleagueId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

const ofClass = z.strictObject({ id: classId });

export const inviteColleague = {
  summary: 'Give a class a code that lets colleagues teach it too; one before opens nothing any more',
  params: ofClass,
  data: classView,
};

export const endInvitation = {
  summary: 'End the code that lets colleagues in; those who are in stay',
  params: ofClass,
  data: classView,
};

const teaching = z.object({ id: classId, className: z.string() });
export type Teaching = z.infer<typeof teaching>;

export const teachClass = {
  summary: 'Become a colleague of the instructor of a class, by the code that invites to it',
  body: z.strictObject({ code: codeField, name: studentName }),
  data: teaching,
};

export const removeColleague = {
  summary:
    'Remove a colleague from a class, or leave it as one; the code that invites colleagues ends too, and with a removal the code of students',
  params: z.strictObject({ id: classId, colleagueId }),
  data: z.undefined(),
};
