import { TIME_FACTORS } from '@/lib/kernel/exam';
import { classId, colleagueId, placeId } from '@/lib/kernel/id-schema';
import { readLetterCode } from '@/lib/kernel/letter-code';
import { z } from '@/lib/kernel/schema';
import { nameText } from '@/lib/kernel/text';
import { CLASS_NAME_MAX, STUDENT_NAME_MAX } from './rules';

export const named = (maxLength: number, missing: string) =>
  nameText(maxLength, missing)
    .transform((typed) => typed.trim().replace(/\s+/g, ' '))
    .refine((name) => name !== '', missing);
const className = named(CLASS_NAME_MAX, 'Give the class a name');
export const studentName = named(STUDENT_NAME_MAX, 'Enter a name');

const CODE_WANTED = 'Enter the ten letters of the code';
export const codeField = z
  .string(CODE_WANTED)
  .max(64, CODE_WANTED)
  .transform((typed, context) => {
    const code = readLetterCode(typed);
    if (code === null) {
      context.addIssue({ code: 'custom', message: CODE_WANTED });
      return z.NEVER;
    }
    return code;
  });

const placeView = z.object({
  id: placeId,
  name: z.string(),
  /** Number of devices with which the student joined under this name; 0 until the student joins. */
  devices: z.number().int(),
  joinedAt: z.string().nullable(),
  /** Multiplier of the time limit in the class's exams: 1 is the usual time, 2 is double. */
  timeFactor: z.number(),
  /**
   * State of the data that instructors entered for the student (results on paper, extra time, later closing times)
   * before the student joined. `hidden`: the student does not see them yet. `shown`: an instructor has released them.
   */
  earlier: z.enum(['none', 'hidden', 'shown']),
});
export type PlaceView = z.infer<typeof placeView>;

const colleagueView = z.object({ id: colleagueId, name: z.string(), isMe: z.boolean(), joinedAt: z.string() });
export type ColleagueView = z.infer<typeof colleagueView>;

export const classView = z.object({
  id: classId,
  name: z.string(),
  code: z.string(),
  joinUrl: z.string(),
  createdAt: z.string(),
  /** True when the caller created the class. Only the owner can delete it. */
  isOwner: z.boolean(),
  /** The other instructors, earliest first. */
  colleagues: z.array(colleagueView),
  /** The open invitation for one other instructor, and when it expires; null if there is none. */
  invitation: z.object({ code: z.string(), url: z.string(), until: z.string() }).nullable(),
  /** True: students are sorted by last name. False: by first name. */
  byLastName: z.boolean(),
  /** Roster entries, sorted by name. One entry (`place`) is one student under one name. */
  places: z.array(placeView),
});
export type ClassView = z.infer<typeof classView>;

const taughtClass = z.object({
  id: classId,
  name: z.string(),
  code: z.string(),
  joinUrl: z.string(),
  createdAt: z.string(),
  /** True when the caller created the class. */
  isOwner: z.boolean(),
  /** ISO date on which an unused class will be deleted; null while that is more than 30 days away. */
  endsAt: z.string().nullable(),
  places: z.number().int(),
  /** Number of roster entries that a student has taken by joining. */
  joined: z.number().int(),
});
export type TaughtClass = z.infer<typeof taughtClass>;

const attendedClass = z.object({
  id: classId,
  name: z.string(),
  placeId,
  myName: z.string(),
  joinedAt: z.string(),
  /**
   * True when the caller has finished a test of the class at or above its certificate mark, and so can get a
   * certificate.
   */
  hasCompleted: z.boolean(),
});
export type AttendedClass = z.infer<typeof attendedClass>;

const ofClass = z.strictObject({ id: classId });
const ofPlace = z.strictObject({ id: classId, placeId });

export const createClass = {
  summary: 'Create a class with a code by which students join',
  body: z.strictObject({ name: className }),
  data: classView,
};

export const listClasses = {
  summary: 'Classes that the caller teaches, and classes that the caller has joined',
  data: z.object({ teaching: z.array(taughtClass), attending: z.array(attendedClass) }),
};
export type ClassLists = z.infer<typeof listClasses.data>;

export const getClass = {
  summary: 'A class that the caller teaches, with its places',
  params: ofClass,
  data: classView,
};

export const updateClass = {
  summary: 'Rename a class, or list its students by first or last name',
  params: ofClass,
  /** Fields left out are unchanged. */
  body: z.strictObject({ name: className.optional(), byLastName: z.boolean().optional() }),
  data: classView,
};

export const deleteClass = {
  summary: 'Delete a class with its roster; students keep their answers',
  params: ofClass,
  data: z.undefined(),
};

export const renewCode = {
  summary: 'Create a new code for a class; the earlier code becomes void',
  params: ofClass,
  data: classView,
};

export const addPlaces = {
  summary: 'Add the names of a pasted list or CSV file to a class; names that are already there stay unchanged',
  params: ofClass,
  body: z.strictObject({
    list: z.string('Paste a list of names').max(40_000, 'The list is too long. Paste at most 120 names.'),
  }),
  data: classView,
};

export const renamePlace = {
  summary:
    'Rename a student of a class, set extra time for exams, or show the student what was entered before they joined',
  params: ofPlace,
  body: z.strictObject({
    name: studentName,
    timeFactor: z.literal(TIME_FACTORS).optional(),
    showsEarlier: z.boolean().optional(),
  }),
  data: classView,
};

export const removePlace = {
  summary: 'Remove a student from a class',
  params: ofPlace,
  data: classView,
};

export const removeJoined = {
  summary:
    'Remove all students who joined a class since a given time; their names on the instructor’s list can then be chosen by other students',
  params: ofClass,
  query: z.strictObject({
    since: z.iso.datetime({ offset: true, message: 'Enter a date and a time' }).transform((text) => new Date(text)),
  }),
  data: classView,
};

export const mergePlaces = {
  summary: 'Merge two entries of one student: everything moves to this entry, and the other entry is deleted',
  params: ofPlace,
  body: z.strictObject({ otherId: placeId }),
  data: classView,
};
