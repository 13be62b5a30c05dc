import 'server-only';
import { db, transact } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';

interface NewPicture {
  userId: UserId;
  version: string;
  image: Uint8Array<ArrayBuffer>;
  path: string;
}

/** Replaces the stored picture and its path in the user's profile, in one transaction. */
export async function savePicture({ userId, version, image, path }: NewPicture): Promise<void> {
  await transact([
    db.profilePicture.upsert({
      where: { userId },
      create: { userId, version, image },
      update: { version, image, updatedAt: new Date() },
      select: { userId: true },
    }),
    db.user.update({ where: { id: userId }, data: { profilePicture: path }, select: { id: true } }),
  ]);
}

export async function deletePicture(userId: UserId): Promise<void> {
  await transact([
    db.profilePicture.deleteMany({ where: { userId } }),
    db.user.update({ where: { id: userId }, data: { profilePicture: null }, select: { id: true } }),
  ]);
}

export async function findPicture(version: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = await db.profilePicture.findUnique({ where: { version }, select: { image: true } });
  return picture?.image ?? null;
}
