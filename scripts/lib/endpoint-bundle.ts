import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import { ENDPOINTS_FOLDER } from './front-door-files';

/**
 * Bundles the endpoints for the server in front of Next: the functions of every `app/**\/route.ts`. Each function is
 * loaded at its first request.
 */

const ROUTE_FILE = /^(.*)\/route\.ts$/;
/**
 * Matches imports that work only inside Next, because they need Next's request store for cookies or Next's own
 * handlers.
 */
const OF_NEXT = /^next(-auth)?(\/|$)/;

const OPTIONS = {
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  tsconfig: 'tsconfig.scripts.json',
  outdir: ENDPOINTS_FOLDER,
  outExtension: { '.js': '.mjs' },
  logLevel: 'silent',
} as const satisfies BuildOptions;

interface Route {
  /** Path in the format of the endpoint declarations: `/api/test/{id}`. */
  path: string;
  file: string;
}

const toPath = (folder: string): string =>
  `/${folder
    .split('/')
    .filter((part) => !part.startsWith('('))
    .join('/')
    .replaceAll(/\[(\w+)\]/g, '{$1}')}`;

const listRoutes = (): Route[] =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .flatMap((name) => {
      const folder = ROUTE_FILE.exec(name)?.[1];
      return folder === undefined ? [] : [{ path: toPath(folder), file: join('app', name) }];
    })
    .sort((one, other) => one.path.localeCompare(other.path));

/** True if a file imports Next, directly or through other files. */
function needsNext(file: string, inputs: Metafile['inputs'], seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return (inputs[file]?.imports ?? []).some(({ path, external }) =>
    external ? OF_NEXT.test(path) : needsNext(path, inputs, seen),
  );
}

function withoutNext(routes: readonly Route[]): Route[] {
  const { metafile } = buildSync({
    ...OPTIONS,
    entryPoints: routes.map(({ file }) => file),
    write: false,
    metafile: true,
  });
  return routes.filter(({ file }) => !needsNext(file, metafile.inputs));
}

/** Variables that Next also inlines, so that an endpoint behaves the same in both servers. */
const inlined = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
      .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  );

/** Bundles all endpoints that do not need Next. Throws if one does not compile. */
export function bundleEndpoints(): void {
  const routes = withoutNext(listRoutes());
  const entries = routes.map(({ path, file }) => `  ${JSON.stringify(path)}: () => import('./${file}'),`);
  rmSync(ENDPOINTS_FOLDER, { recursive: true, force: true });
  buildSync({
    ...OPTIONS,
    define: { ...inlined(), 'process.env.NODE_ENV': '"production"' },
    stdin: {
      contents: `export const routes = {\n${entries.join('\n')}\n};\n`,
      resolveDir: process.cwd(),
      sourcefile: 'routes.ts',
      loader: 'ts',
    },
    entryNames: 'main',
  });
}
