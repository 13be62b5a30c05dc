import 'server-only';
import type { EndpointData } from '@/lib/kernel/endpoint';
import { perProcess } from '@/lib/kernel/per-process';
import type { getImportProgress } from './endpoints';

export type Progress = NonNullable<EndpointData<typeof getImportProgress>>;

/**
 * Identifies a running import by the admin and the id that the caller created. Nobody can request the progress of an
 * import without that id.
 */
export interface Watched {
  actorId: string;
  importId?: string | undefined;
}

/**
 * Progress of running imports, in the memory of the instance that runs them. The page cannot show the progress of
 * imports on other instances.
 */
const running = perProcess('imports', () => new Map<string, Progress>());

const keyOf = ({ actorId, importId }: Watched): string => `${actorId}:${importId ?? ''}`;

export function report(watched: Watched, progress: Progress): void {
  if (watched.importId !== undefined) running().set(keyOf(watched), progress);
}

export function endReport(watched: Watched): void {
  running().delete(keyOf(watched));
}

/**
 * Returns the progress. Null for an import that has not begun, has ended, belongs to another admin, or runs on another
 * instance.
 */
export const getProgress = (watched: Watched): Progress | null => running().get(keyOf(watched)) ?? null;
