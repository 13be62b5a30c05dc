import 'server-only';
import type { getImportProgress } from '@/lib/exchange/contract';
import type { EndpointData } from '@/lib/kernel/endpoint';
import { Problem } from '@/lib/kernel/problem';

export type Progress = EndpointData<typeof getImportProgress>;

/** Whose import it is, and the id that the caller made for it; without one nobody can ask. */
export interface Watched {
  actorId: string;
  importId?: string | undefined;
}

declare global {
  // Kept by the instance that does the import: what another one cannot tell, the page leaves out.
  var __coldpassImports: Map<string, Progress> | undefined;
}

function running(): Map<string, Progress> {
  globalThis.__coldpassImports ??= new Map();
  return globalThis.__coldpassImports;
}

const keyOf = ({ actorId, importId }: Watched): string => `${actorId}:${importId ?? ''}`;

export function report(watched: Watched, progress: Progress): void {
  if (watched.importId !== undefined) running().set(keyOf(watched), progress);
}

export function endReport(watched: Watched): void {
  running().delete(keyOf(watched));
}

/** Throws `NOT_FOUND` for an import that is over, somebody else's, or under way on another instance. */
export function getProgress(watched: Watched): Progress {
  const progress = running().get(keyOf(watched));
  if (!progress) throw new Problem('NOT_FOUND', 'This import is not under way');
  return progress;
}
