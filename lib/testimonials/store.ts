import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { UserId } from '@/lib/kernel/ids';

const shown = { text: true, firstName: true, trade: true, status: true, writtenAt: true } as const;

export type TestimonialRow = Prisma.TestimonialGetPayload<{ select: typeof shown }>;

export const findTestimonial = (userId: UserId): Promise<TestimonialRow | null> =>
  db.testimonial.findUnique({ where: { userId }, select: shown });

interface Said {
  text: string;
  firstName: string;
  trade: string;
}

/**
 * Saves a testimonial. A changed text has to be approved again; an unchanged text keeps its status. If the learner has
 * no exam outcome, changes nothing and returns false.
 */
export async function saveTestimonial(userId: UserId, { text, firstName, trade }: Said): Promise<boolean> {
  const written = await db.$queryRaw<unknown[]>`
    INSERT INTO praise AS said (user_id, text, first_name, trade)
    SELECT ${userId}::uuid, ${text}, ${firstName}, ${trade}
    WHERE EXISTS (SELECT 1 FROM exam_outcomes WHERE user_id = ${userId}::uuid)
    ON CONFLICT (user_id) DO UPDATE SET text = EXCLUDED.text, first_name = EXCLUDED.first_name, trade = EXCLUDED.trade,
      status = CASE WHEN ${isSame} THEN said.status ELSE 'waiting' END,
      decided_at = CASE WHEN ${isSame} THEN said.decided_at END,
      written_at = CASE WHEN ${isSame} THEN said.written_at ELSE now() END
    RETURNING user_id`;
  invalidate(db, 'praise');
  return written.length > 0;
}

const isSame = Prisma.sql`(said.text, said.first_name, said.trade) = (EXCLUDED.text, EXCLUDED.first_name, EXCLUDED.trade)`;

export async function deleteTestimonial(userId: UserId): Promise<void> {
  await db.testimonial.deleteMany({ where: { userId } });
  invalidate(db, 'praise');
}

/**
 * Lists approved testimonials, newest first. Leaves out those of learners who are locked or no longer have an exam
 * outcome.
 */
export const listApproved = (limit: number): Promise<Said[]> => db.$queryRaw`
  SELECT p.text, p.first_name AS "firstName", p.trade FROM praise p JOIN users u ON u.id = p.user_id
  WHERE p.status = 'approved' AND u.locked_at IS NULL
    AND EXISTS (SELECT 1 FROM exam_outcomes o WHERE o.user_id = p.user_id)
  ORDER BY p.decided_at DESC, p.user_id LIMIT ${limit}`;
