import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { UserId } from '@/lib/kernel/ids';

/** The classes (`c`) that an instructor teaches: their own, and those of colleagues who have let them in. */
export const teaches = (userId: UserId): Prisma.Sql => Prisma.sql`(c.owner_id = ${userId}::uuid OR EXISTS (
  SELECT 1 FROM class_colleagues k WHERE k.class_id = c.id AND k.user_id = ${userId}::uuid))`;
