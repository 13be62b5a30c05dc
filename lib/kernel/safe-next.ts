/**
 * Validates the path in `?next=`. Returns the resolved path if it is on this site; null if a browser could resolve it
 * to another origin. The unresolved path would be unsafe, because removing dot segments later could produce two leading
 * slashes.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || next.length > 500) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, so "/\t/evil" means "//evil".
  if (/[\u0000-\u0020\\]|^\/\/|%2f|%5c/i.test(next)) return null;
  const { host, pathname, search, hash } = new URL(next, 'http://site.invalid');
  return host === 'site.invalid' && !pathname.startsWith('//') ? pathname + search + hash : null;
}
