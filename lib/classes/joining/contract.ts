import { codeField, studentName } from '@/lib/classes/contract';
import { classId, placeId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

const invitation = z.object({
  className: z.string(),
  /** Names on the roster that no student has taken. */
  freeNames: z.array(z.string()),
  /** True: the code makes the caller a colleague (`/api/classes/teach`). False: it makes the caller a student. */
  teaches: z.boolean(),
  /** The caller's roster entry, if the caller is already in the class; null for everybody else. */
  mine: z.object({ id: classId, name: z.string() }).nullable(),
});
export type Invitation = z.infer<typeof invitation>;

export const findInvitation = {
  summary: 'Class that a code opens, with the free names on its roster and the caller’s own name',
  body: z.strictObject({ code: codeField }),
  data: invitation,
};

const joined = z.object({
  id: classId,
  placeId,
  className: z.string(),
  name: z.string(),
  /** True if this call added a roster entry although another student has taken an entry with the same name. */
  isNamesake: z.boolean(),
});
export type Joined = z.infer<typeof joined>;

export const joinClass = {
  summary: 'Join a class by its code, under a free name on the roster or a new name',
  body: z.strictObject({ code: codeField, name: studentName }),
  data: joined,
};

export const leaveClass = {
  summary: 'Leave a class; its instructor no longer sees the caller',
  params: z.strictObject({ id: classId }),
  data: z.undefined(),
};
