import { perProcess } from '@/lib/kernel/per-process';
import 'server-only';
import type { getImportProgress } from '@/lib/import-export/endpoints';
import type { EndpointData } from '@/lib/kernel/endpoint';

export type Progress = NonNullable<EndpointData<typeof getImportProgress>>;

/** Whose import it is, and the id that the caller made for it; without one nobody can ask. */
export interface Watched {
  actorId: string;
  importId?: string | undefined;
}

/** Kept by the instance that does the import: what another one cannot tell, the page leaves out. */
const running = perProcess('imports', () => new Map<string, Progress>());

const keyOf = ({ actorId, importId }: Watched): string => `${actorId}:${importId ?? ''}`;

export function report(watched: Watched, progress: Progress): void {
  if (watched.importId !== undefined) running().set(keyOf(watched), progress);
}

export function endReport(watched: Watched): void {
  running().delete(keyOf(watched));
}

/** Null for an import that has not begun, is over, is another admin's, or is running on another instance. */
export const getProgress = (watched: Watched): Progress | null => running().get(keyOf(watched)) ?? null;
