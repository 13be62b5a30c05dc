import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { TestimonialStatus } from '@/lib/testimonials/rules';

const shown = {
  userId: true,
  text: true,
  firstName: true,
  trade: true,
  status: true,
  writtenAt: true,
  decidedAt: true,
} as const;

export type AdminTestimonialRow = Prisma.TestimonialGetPayload<{ select: typeof shown }>;

interface Asked {
  status: TestimonialStatus;
  page: number;
  size: number;
}

export async function listTestimonials({
  status,
  page,
  size,
}: Asked): Promise<{ rows: AdminTestimonialRow[]; totalItems: number }> {
  const where = { status };
  const order = status === 'waiting' ? { writtenAt: 'asc' as const } : { decidedAt: 'desc' as const };
  const [rows, totalItems] = await Promise.all([
    db.testimonial.findMany({
      where,
      select: shown,
      orderBy: [order, { userId: 'asc' }],
      skip: page * size,
      take: size,
    }),
    db.testimonial.count({ where }),
  ]);
  return { rows, totalItems };
}

/** Locks a testimonial until the transaction ends, and returns it; null if there is none. */
export async function lockTestimonial(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<AdminTestimonialRow | null> {
  await tx.$queryRaw`SELECT 1 FROM praise WHERE user_id = ${userId}::uuid FOR UPDATE`;
  return tx.testimonial.findUnique({ where: { userId }, select: shown });
}

export async function saveDecision(
  tx: Prisma.TransactionClient,
  userId: string,
  status: TestimonialStatus,
): Promise<AdminTestimonialRow> {
  const saved = await tx.testimonial.update({
    where: { userId },
    data: { status, decidedAt: new Date() },
    select: shown,
  });
  invalidate(tx, 'praise');
  return saved;
}
