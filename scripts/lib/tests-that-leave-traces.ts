import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test changes for every later test of its process: modules and timers (`vi`), globals, the environment. */
const LEAVES_TRACES = /\bvi\.|\bglobalThis\b|\bprocess\.(env|exit|on|once|stdout)\b/;

/**
 * Unit tests that need a process of their own, by their paths from `root`. The others share one, which takes less than half the processor
 * time, because what they import is loaded once.
 */
export function testsThatLeaveTraces(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.db.test.ts'))
    .filter((path) => LEAVES_TRACES.test(readFileSync(join(root, path), 'utf8')));
}
