import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** `npm run sbom` lists the product's runtime packages in CycloneDX format, from the lockfile, without a network. */
const FILE = process.argv[2] ?? 'sbom.cdx.json';
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (status !== 0) throw new Error(`npm could not list the packages:\n${stderr}`);
const list = JSON.parse(stdout);
writeFileSync(FILE, `${JSON.stringify(list, null, 1)}\n`);
console.log(`${list.components.length} packages written to ${FILE}`);
