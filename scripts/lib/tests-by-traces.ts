import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a test changes for every later test of its process: modules and timers (`vi`), globals, the environment, the database. Reading or
 * clearing what a mock was called with, and waiting, change nothing.
 */
const LEAVES_TRACES =
  /\bvi\.(?!mocked\b|clearAllMocks\b|waitFor\b|waitUntil\b)|\bglobalThis\b|\bprocess\.(env|exit|on|once|stdout)\b|\buseOwnDatabase\b/;

/**
 * The tests in these folders that `isOfKind` names, by their paths from `root`: those that need a process of their own, and the others, which
 * share one. That takes less than half the processor time, because what they import is loaded once.
 */
export function byTraces(
  root: string,
  folders: readonly string[],
  isOfKind: (path: string) => boolean,
): { alone: string[]; together: string[] } {
  const paths = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter(isOfKind);
  const alone = paths.filter((path) => LEAVES_TRACES.test(readFileSync(join(root, path), 'utf8')));
  return { alone, together: paths.filter((path) => !alone.includes(path)) };
}
