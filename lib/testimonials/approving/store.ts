import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { PraiseStatus } from '@/lib/testimonials/rules';

const shown = {
  userId: true,
  text: true,
  firstName: true,
  trade: true,
  status: true,
  writtenAt: true,
  decidedAt: true,
} as const;

export type AdminPraiseRow = Prisma.PraiseGetPayload<{ select: typeof shown }>;

interface Asked {
  status: PraiseStatus;
  page: number;
  size: number;
}

export async function listPraise({
  status,
  page,
  size,
}: Asked): Promise<{ rows: AdminPraiseRow[]; totalItems: number }> {
  const where = { status };
  const order = status === 'waiting' ? { writtenAt: 'asc' as const } : { decidedAt: 'desc' as const };
  const [rows, totalItems] = await Promise.all([
    db.praise.findMany({ where, select: shown, orderBy: [order, { userId: 'asc' }], skip: page * size, take: size }),
    db.praise.count({ where }),
  ]);
  return { rows, totalItems };
}

/** Reads and locks a testimonial until the transaction ends; null if there is none. */
export async function lockPraise(tx: Prisma.TransactionClient, userId: string): Promise<AdminPraiseRow | null> {
  await tx.$queryRaw`SELECT 1 FROM praise WHERE user_id = ${userId}::uuid FOR UPDATE`;
  return tx.praise.findUnique({ where: { userId }, select: shown });
}

export async function saveDecision(
  tx: Prisma.TransactionClient,
  userId: string,
  status: PraiseStatus,
): Promise<AdminPraiseRow> {
  const saved = await tx.praise.update({ where: { userId }, data: { status, decidedAt: new Date() }, select: shown });
  invalidate(tx, 'praise');
  return saved;
}
