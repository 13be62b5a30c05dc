import 'server-only';
import type { getImportProgress } from '@/lib/import-export/endpoints';
import type { EndpointData } from '@/lib/kernel/endpoint';
import { perProcess } from '@/lib/kernel/per-process';

export type Progress = NonNullable<EndpointData<typeof getImportProgress>>;

/**
 * Key of a running import: its admin and the id that the caller created. Without an id, progress cannot be requested.
 */
export interface Watched {
  actorId: string;
  importId?: string | undefined;
}

/** Stored on the instance that runs the import. The page shows no progress for imports on other instances. */
const running = perProcess('imports', () => new Map<string, Progress>());

const keyOf = ({ actorId, importId }: Watched): string => `${actorId}:${importId ?? ''}`;

export function report(watched: Watched, progress: Progress): void {
  if (watched.importId !== undefined) running().set(keyOf(watched), progress);
}

export function endReport(watched: Watched): void {
  running().delete(keyOf(watched));
}

/** Returns null for an import that has not begun, is over, belongs to another admin, or runs on another instance. */
export const getProgress = (watched: Watched): Progress | null => running().get(keyOf(watched)) ?? null;
