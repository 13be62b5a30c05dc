import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '@/next.config.mjs';

/**
 * Checks that disabled features stay disabled. Each feature either let strangers run code in a Next server, or would
 * reveal the product's own code.
 */

const PRODUCT = ['app', 'components', 'lib', 'emails', 'server', 'service-worker'];
const sources = PRODUCT.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.includes('generated') && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('features that the product does not use', () => {
  it.each([
    ['Server Actions', /^\s*['"]use server['"]/m],
    ['the framework’s cache', /^\s*['"]use cache/m],
    ['the image optimizer', /from ['"]next\/(legacy\/)?image['"]/],
    ['fonts fetched from Google', /from ['"]next\/font\/google['"]/],
    ['scripts with the strategy beforeInteractive', /beforeInteractive/],
    ['code evaluated from a string', /\beval\(|new Function\(|\$queryRawUnsafe|\$executeRawUnsafe/],
    // Prisma is loaded more than once in a process, so `instanceof` can fail. lib/db/refusal.ts recognizes Prisma's
    // errors by name instead.
    ['Prisma errors recognized by instanceof', /instanceof Prisma\./],
    ['links that give a new window its opener', /target="_blank"(?![^>]*rel="noopener)/],
  ])('include %s', (_name, pattern) => {
    expect(holding(pattern)).toEqual([]);
  });

  it('include raw HTML, except structured data for search engines', () => {
    expect(holding(/dangerouslySetInnerHTML/).sort()).toEqual(['components/layout/json-ld.tsx']);
  });

  it('are turned off in the configuration of Next', async () => {
    expect(config).toMatchObject({
      poweredByHeader: false,
      productionBrowserSourceMaps: false,
      cacheComponents: false,
      images: { unoptimized: true },
    });
    const rewrites = await config.rewrites?.();
    const all = Array.isArray(rewrites) ? rewrites : [];
    expect(all.filter(({ destination }) => !/^\/(?!\/)/.test(destination))).toEqual([]);
    const isPublic = [...new Set(sources.flatMap(({ text }) => text.match(/NEXT_PUBLIC_\w+/g) ?? []))];
    expect(isPublic).toEqual(['NEXT_PUBLIC_PRODUCT_NAME']);
  });
});

describe('email verification', () => {
  it('is recorded only by one function and by the operator’s command', () => {
    // The function and the operator's command also shut out the person who registered the address: verification ends
    // that person's sessions, and the command replaces the password.
    const writes = /emailVerifiedAt: (now|new Date\(\))|email_verified_at = \$/;
    expect(holding(writes).sort()).toEqual(['lib/account/admins-store.ts', 'lib/auth/steps.ts']);
  });
});

describe('server-only modules', () => {
  it('are marked, so that a build that would send one to a browser fails', () => {
    const silent = sources.filter(
      ({ path, text }) =>
        /^lib\/.*\/?(service|store|loader|view)\.ts$/.test(path) &&
        !/^import 'server-only';/m.test(text) &&
        /^import .* from '@\/lib\/(db\/client|env)'/m.test(text),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});
