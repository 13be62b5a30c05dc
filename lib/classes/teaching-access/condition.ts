import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { UserId } from '@/lib/kernel/ids';

/** SQL condition on a class `c`: true if the user teaches it, as owner or as an invited colleague. */
export const teaches = (userId: UserId): Prisma.Sql => Prisma.sql`(c.owner_id = ${userId}::uuid OR EXISTS (
  SELECT 1 FROM class_colleagues k WHERE k.class_id = c.id AND k.user_id = ${userId}::uuid))`;

/**
 * SQL condition on two members of one student: true if `m` may see the attempts of `o`. True if `o` is another device
 * of the student. If `o` is the membership for answers on paper, true if they were entered at `m.sees_since` or later.
 */
export const IS_SHOWN = Prisma.sql`(NOT o.on_paper OR o.joined_at >= m.sees_since)`;

/** SQL for the factor of extra time of roster entry `p`; 1 while the extra time is hidden from member `m`. */
export const SHOWN_TIME_FACTOR = Prisma.sql`CASE WHEN coalesce(p.time_factor_at, 'epoch') >= m.sees_since THEN p.time_factor ELSE 1 END`;

/**
 * SQL join condition for an extension `e` of the roster entry of member `m`; true only if `m` may see the extension.
 */
export const SHOWN_EXTENSION = Prisma.sql`e.place_id = m.place_id AND e.entered_at >= m.sees_since`;
