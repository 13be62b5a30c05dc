import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { UserId } from '@/lib/kernel/ids';

/** SQL condition for the classes (`c`) that an instructor teaches: as owner or as an invited colleague. */
export const teaches = (userId: UserId): Prisma.Sql => Prisma.sql`(c.owner_id = ${userId}::uuid OR EXISTS (
  SELECT 1 FROM class_colleagues k WHERE k.class_id = c.id AND k.user_id = ${userId}::uuid))`;

/**
 * SQL condition for an account `o` in the place of member `m`: true if `m` may see its attempts. Another device of the
 * student always qualifies; an entry from paper only if it was made after `m.sees_since`.
 */
export const IS_SHOWN = Prisma.sql`(NOT o.on_paper OR o.joined_at >= m.sees_since)`;

/** SQL for the extra time of the place `p`: 1 if its member `m` may not see an entry from before they joined. */
export const SHOWN_TIME_FACTOR = Prisma.sql`CASE WHEN coalesce(p.time_factor_at, 'epoch') >= m.sees_since THEN p.time_factor ELSE 1 END`;

/** SQL join condition for the extension `e` of member `m`'s place, limited to one that `m` may see. */
export const SHOWN_EXTENSION = Prisma.sql`e.place_id = m.place_id AND e.entered_at >= m.sees_since`;
