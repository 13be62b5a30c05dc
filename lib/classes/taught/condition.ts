import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { UserId } from '@/lib/kernel/ids';

/** The classes (`c`) that an instructor teaches: their own, and those of colleagues who have let them in. */
export const teaches = (userId: UserId): Prisma.Sql => Prisma.sql`(c.owner_id = ${userId}::uuid OR EXISTS (
  SELECT 1 FROM class_colleagues k WHERE k.class_id = c.id AND k.user_id = ${userId}::uuid))`;

/**
 * An account `o` of the place of the member `m` whose attempts `m` is shown: another device of the student, or what was entered from paper
 * since `m` sees what is entered.
 */
export const IS_SHOWN = Prisma.sql`(NOT o.on_paper OR o.joined_at >= m.sees_since)`;

/** The extra time of the place `p`, as far as its member `m` is shown it. */
export const SHOWN_TIME_FACTOR = Prisma.sql`CASE WHEN coalesce(p.time_factor_at, 'epoch') >= m.sees_since THEN p.time_factor ELSE 1 END`;

/** The more days `e` of the place of the member `m`, as far as `m` is shown them; for the condition of a join. */
export const SHOWN_EXTENSION = Prisma.sql`e.place_id = m.place_id AND e.entered_at >= m.sees_since`;
