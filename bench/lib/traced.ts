import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Every file of these folders and, for each trace among them, the files that it names: what an image must hold to run a build. The
 * server in front and its endpoints, which the build has bundled by themselves, are part of it.
 */
export function tracedBytes(buildFolder: string): number {
  const files = new Set<string>();
  const add = (file: string) => {
    if (existsSync(file) && statSync(file).isFile()) files.add(realpathSync(file));
  };
  for (const folder of ['server', 'static']) {
    if (!existsSync(join(buildFolder, folder))) continue;
    for (const name of readdirSync(join(buildFolder, folder), { recursive: true, encoding: 'utf8' })) {
      const file = join(buildFolder, folder, name);
      if (name.endsWith('.nft.json')) for (const traced of listTraced(file)) add(traced);
      else if (!name.endsWith('.map')) add(file);
    }
  }
  for (const name of ['server.mjs', 'file-reader.mjs']) add(join('dist', name));
  for (const traced of listTraced(join(buildFolder, 'next-server.js.nft.json'))) add(traced);
  return [...files].reduce((sum, file) => sum + statSync(file).size, 0);
}

function listTraced(trace: string): string[] {
  const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] };
  return files.map((file) => resolve(dirname(trace), file));
}
