/** Specification §2, "Route table" and "Guards". */

type PageAccess = 'signed-in' | 'admin' | 'visitor';

interface Guarded {
  path: string;
  access: PageAccess;
  /** Where a signed-in person goes instead of a visitors' page. */
  instead?: string;
}

const GUARDED: readonly Guarded[] = [
  { path: '/tests', access: 'signed-in' },
  { path: '/test-selection', access: 'signed-in' },
  { path: '/test', access: 'signed-in' },
  { path: '/results', access: 'signed-in' },
  { path: '/profile', access: 'signed-in' },
  { path: '/devices', access: 'signed-in' },
  { path: '/statistics', access: 'signed-in' },
  { path: '/favorites', access: 'signed-in' },
  { path: '/reports', access: 'signed-in' },
  { path: '/admin', access: 'admin' },
  { path: '/mock-test', access: 'visitor', instead: '/tests' },
  { path: '/mock-test/run', access: 'visitor', instead: '/test' },
];

const longestFirst = [...GUARDED].sort((one, other) => other.path.length - one.path.length);

const isUnder = (path: string, guard: Guarded) => path === guard.path || path.startsWith(`${guard.path}/`);

/** Where a request is sent instead of its page; null when it may pass. `search` starts with ? or is empty. */
export function redirectTarget(viewer: { isAdmin: boolean } | null, path: string, search: string): string | null {
  const guard = longestFirst.find((candidate) => isUnder(path, candidate));
  if (!guard) return null;
  if (guard.access === 'visitor') return viewer && guard.path === path ? (guard.instead ?? '/tests') : null;
  if (!viewer) return `/?next=${encodeURIComponent(path + search)}`;
  return guard.access === 'admin' && !viewer.isAdmin ? '/tests' : null;
}

/** A path of this site and nothing else, for `?next=`; null for anything that a browser could read as another origin. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || next.length > 500) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, so "/\t/evil" means "//evil".
  if (/[\u0000-\u0020\\]|^\/\/|%2f|%5c/i.test(next)) return null;
  return new URL(next, 'http://site.invalid').host === 'site.invalid' ? next : null;
}
