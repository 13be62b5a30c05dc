import 'server-only';
import { db } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';

/** Number of rows in memory at a time. */
const BATCH = 500;
/** Number of attempts whose questions are read at once. Each has up to 200 questions. */
const PAPERS = 10;

type Rows = AsyncGenerator<object[]>;

async function* inOne(read: () => Promise<object[]>): Rows {
  yield await read();
}

/**
 * Yields pages of rows, each starting after the last row of the previous one. Holds no database connection between two
 * pages, because the receiver may be slow.
 */
async function* inBatches<Row extends object>(
  read: (after: Row | null, take: number) => Promise<Row[]>,
  take = BATCH,
): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ; ) {
    const rows: Row[] = await read(last, take);
    if (rows.length > 0) yield rows;
    last = rows.at(-1) ?? null;
    if (rows.length < take) return;
  }
}

const listMemberships = (userId: UserId) =>
  db.classMember.findMany({ where: { userId, onPaper: false }, select: { placeId: true, seesSince: true } });

/**
 * Selects the person's class roster entries, each with the time from which the person may see what instructors entered.
 */
const listShown = async (userId: UserId) =>
  (await listMemberships(userId)).map(({ placeId, seesSince }) => ({ placeId, enteredAt: { gte: seesSince } }));

async function listOwnPlaces(userId: UserId): Promise<object[]> {
  const places = [];
  for (const { placeId, seesSince } of await listMemberships(userId)) {
    const members = {
      where: { onPaper: true, joinedAt: { gte: seesSince } },
      select: { user: { select: { attempts: true } } },
    };
    const place = await db.classPlace.findUnique({ where: { id: placeId }, include: { members } });
    if (!place) continue;
    const isTimeShown = (place.timeFactorAt ?? new Date(0)) >= seesSince;
    places.push(isTimeShown ? place : { ...place, timeFactor: 1, timeFactorAt: null });
  }
  return places;
}

/** Reads attempts in the order of the index (user_id, started_at), so that no page has to be sorted. */
const attemptsAfter = (userId: UserId) => (after: { startedAt: Date; id: string } | null, take: number) =>
  db.attempt.findMany({
    where: {
      userId,
      ...(after
        ? {
            startedAt: { gte: after.startedAt },
            OR: [{ startedAt: { gt: after.startedAt } }, { id: { gt: after.id } }],
          }
        : {}),
    },
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
    take,
  });

/** Yields the rows that belong to attempts, reading a few attempts at a time. */
async function* ofAttempts(userId: UserId, read: (attemptIds: string[]) => Promise<object[]>, take: number): Rows {
  for await (const attempts of inBatches(attemptsAfter(userId), take)) yield await read(attempts.map(({ id }) => id));
}

const after = <Id extends string | number>(row: { id: Id } | null) => (row ? { id: { gt: row.id } } : {});

/**
 * Functions that read everything stored about a person, by table. A test fails if a table that refers to users is
 * missing here. The functions leave out hashes of passwords and tokens, because these are credentials and not
 * information about the person.
 */
const READERS = {
  users: (id: string) =>
    inOne(() =>
      db.user.findUnique({ where: { id }, omit: { passwordHash: true } }).then((user) => (user ? [user] : [])),
    ),
  profile_pictures: (userId: UserId) => inOne(() => db.profilePicture.findMany({ where: { userId } })),
  sessions: (userId: UserId) =>
    inBatches<{ id: string }>((last, take) =>
      db.session.findMany({ where: { userId, ...after(last) }, orderBy: { id: 'asc' }, take }),
    ),
  refresh_tokens: (userId: UserId) =>
    inBatches<{ id: string }>((last, take) =>
      db.refreshToken.findMany({
        where: { session: { userId }, ...after(last) },
        omit: { hash: true },
        orderBy: { id: 'asc' },
        take,
      }),
    ),
  mail_tokens: (userId: UserId) =>
    inBatches<{ id: string }>((last, take) =>
      db.mailToken.findMany({ where: { userId, ...after(last) }, omit: { hash: true }, orderBy: { id: 'asc' }, take }),
    ),
  carry_codes: (userId: UserId) => inOne(() => db.transferCode.findMany({ where: { userId }, omit: { hash: true } })),
  moved_devices: (userId: UserId) =>
    inBatches<{ deviceId: string }>((last, take) =>
      db.movedDevice.findMany({
        where: { userId, ...(last ? { deviceId: { gt: last.deviceId } } : {}) },
        orderBy: { deviceId: 'asc' },
        take,
      }),
    ),
  attempts: (userId: UserId) => inBatches(attemptsAfter(userId)),
  attempt_questions: (userId: UserId) =>
    ofAttempts(
      userId,
      (ids) =>
        db.attemptQuestion.findMany({
          where: { attemptId: { in: ids } },
          orderBy: [{ attemptId: 'asc' }, { position: 'asc' }],
        }),
      PAPERS,
    ),
  attempt_sections: (userId: UserId) =>
    ofAttempts(userId, (ids) => db.attemptSection.findMany({ where: { attemptId: { in: ids } } }), BATCH),
  learner_questions: (userId: UserId) =>
    inBatches<{ questionId: number }>((last, take) =>
      db.learnerQuestion.findMany({
        where: { userId, ...(last ? { questionId: { gt: last.questionId } } : {}) },
        orderBy: { questionId: 'asc' },
        take,
      }),
    ),
  study_plans: (userId: UserId) =>
    inOne(() => db.studyPlan.findMany({ where: { userId }, omit: { unsubscribeToken: true } })),
  study_days: (userId: UserId) =>
    inBatches<{ date: Date }>((last, take) =>
      db.studyDay.findMany({
        where: { userId, ...(last ? { date: { gt: last.date } } : {}) },
        orderBy: { date: 'asc' },
        take,
      }),
    ),
  told_chances: (userId: UserId) =>
    inOne(() => db.toldChance.findMany({ where: { userId }, orderBy: [{ examDate: 'asc' }, { sectionId: 'asc' }] })),
  exam_outcomes: (userId: UserId) =>
    inOne(() => db.examOutcome.findMany({ where: { userId }, orderBy: [{ examDate: 'asc' }, { sectionId: 'asc' }] })),
  settled_exams: (userId: UserId) =>
    inOne(() => db.settledExam.findMany({ where: { userId }, orderBy: { examDate: 'asc' } })),
  /**
   * Exam outcomes that instructors have entered for the person. Leaves out outcomes that the person entered as an
   * instructor, because they belong to the students.
   */
  class_outcomes: (userId: UserId) =>
    inOne(async () =>
      db.classOutcome.findMany({
        where: { OR: await listShown(userId) },
        orderBy: [{ placeId: 'asc' }, { examDate: 'asc' }, { sectionId: 'asc' }],
      }),
    ),
  praise: (userId: UserId) => inOne(() => db.testimonial.findMany({ where: { userId } })),
  classes: (ownerId: string) => inOne(() => db.studyClass.findMany({ where: { ownerId }, orderBy: { id: 'asc' } })),
  /**
   * The person's own class roster entries, with answers from paper. Leaves out the roster entries of the person's
   * students, because they belong to the students.
   */
  class_places: (userId: UserId) => inOne(() => listOwnPlaces(userId)),
  /** Rows that make the person a colleague of other instructors. */
  class_colleagues: (userId: UserId) =>
    inOne(() => db.classColleague.findMany({ where: { userId }, orderBy: { classId: 'asc' } })),
  class_assignments: (ownerId: string) =>
    inOne(() => db.classAssignment.findMany({ where: { class: { ownerId } }, orderBy: { id: 'asc' } })),
  class_extensions: (userId: UserId) =>
    inOne(async () => db.classExtension.findMany({ where: { OR: await listShown(userId) } })),
  class_prints: (ownerId: string) =>
    inOne(() =>
      db.classPrint.findMany({ where: { assignment: { class: { ownerId } } }, orderBy: { assignmentId: 'asc' } }),
    ),
  class_rounds: (ownerId: string) => inOne(() => db.classRound.findMany({ where: { class: { ownerId } } })),
  class_round_answers: (userId: UserId) =>
    inOne(() => db.classRoundAnswer.findMany({ where: { userId }, orderBy: [{ roundId: 'asc' }, { place: 'asc' }] })),
  class_papers: (userId: UserId) =>
    inOne(() => db.classPaper.findMany({ where: { userId }, orderBy: { assignmentId: 'asc' } })),
  class_members: (userId: UserId) =>
    inOne(() => db.classMember.findMany({ where: { userId }, orderBy: { classId: 'asc' } })),
  turned_cards: (userId: UserId) =>
    inBatches<{ id: string }>((last, take) =>
      db.turnedCard.findMany({ where: { userId, ...after(last) }, orderBy: { id: 'asc' }, take }),
    ),
  favorites: (userId: UserId) =>
    inBatches<{ questionId: number }>((last, take) =>
      db.favorite.findMany({
        where: { userId, ...(last ? { questionId: { gt: last.questionId } } : {}) },
        orderBy: { questionId: 'asc' },
        take,
      }),
    ),
  question_reports: (userId: UserId) =>
    inBatches<{ id: string }>((last, take) =>
      db.questionReport.findMany({ where: { userId, ...after(last) }, orderBy: { id: 'asc' }, take }),
    ),
  report_summaries: (userId: UserId) =>
    inOne(() => db.reportSummary.findMany({ where: { userId }, omit: { unsubscribeToken: true } })),
  question_revisions: (authorId: string) =>
    inBatches<{ id: number }>((last, take) =>
      db.questionRevision.findMany({ where: { authorId, ...after(last) }, orderBy: { id: 'asc' }, take }),
    ),
  corrections: (madeById: string) =>
    inBatches<{ id: number }>((last, take) =>
      db.correction.findMany({ where: { madeById, ...after(last) }, orderBy: { id: 'asc' }, take }),
    ),
  question_imports: (actorId: string) =>
    inBatches<{ id: string }>((last, take) =>
      db.questionImport.findMany({ where: { actorId, ...after(last) }, orderBy: { id: 'asc' }, take }),
    ),
  correction_notices: (userId: UserId) =>
    inBatches<{ correctionId: number }>((last, take) =>
      db.correctionNotice.findMany({
        where: { userId, ...(last ? { correctionId: { gt: last.correctionId } } : {}) },
        orderBy: { correctionId: 'asc' },
        take,
      }),
    ),
  analytics_sessions: (userId: UserId) =>
    inBatches<{ id: string }>((last, take) =>
      db.analyticsSession.findMany({ where: { userId, ...after(last) }, orderBy: { id: 'asc' }, take }),
    ),
  audit_entries: (userId: UserId) =>
    inBatches<{ id: string }>((last, take) =>
      db.auditEntry.findMany({
        where: { OR: [{ actorId: userId }, { subject: `user:${userId}` }], ...after(last) },
        orderBy: { id: 'asc' },
        take,
      }),
    ),
} as const;

export const EXPORTED_TABLES: readonly string[] = Object.keys(READERS);

/**
 * Yields the rows of each table in parts. Reads one table after the other, because an export is not urgent and shares
 * the connection pool.
 */
export async function* readEverythingAbout(userId: UserId): AsyncGenerator<{ table: string; parts: Rows }> {
  for (const [table, read] of Object.entries(READERS)) yield { table, parts: read(userId) };
}
