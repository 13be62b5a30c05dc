import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { UserId } from '@/lib/kernel/ids';

/**
 * The condition for classes (`c`) that an instructor teaches: their own, and those of colleagues who have invited them.
 */
export const teaches = (userId: UserId): Prisma.Sql => Prisma.sql`(c.owner_id = ${userId}::uuid OR EXISTS (
  SELECT 1 FROM class_colleagues k WHERE k.class_id = c.id AND k.user_id = ${userId}::uuid))`;

/**
 * The condition for an account `o` of the place of the member `m` whose attempts `m` sees: another device of the
 * student, or entries from paper since `m` sees them.
 */
export const IS_SHOWN = Prisma.sql`(NOT o.on_paper OR o.joined_at >= m.sees_since)`;

/** The extra time of the place `p`, if its member `m` sees it. */
export const SHOWN_TIME_FACTOR = Prisma.sql`CASE WHEN coalesce(p.time_factor_at, 'epoch') >= m.sees_since THEN p.time_factor ELSE 1 END`;

/** The extension `e` of the place of the member `m`, if `m` sees it; for the condition of a join. */
export const SHOWN_EXTENSION = Prisma.sql`e.place_id = m.place_id AND e.entered_at >= m.sees_since`;
