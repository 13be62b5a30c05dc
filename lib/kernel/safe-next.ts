/**
 * Returns a path of this site, for `?next=`; null for anything that a browser could read as another origin. Returns the
 * checked form, because a path whose dot segments are removed later could then begin with two slashes.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || next.length > 500) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, so "/\t/evil" means "//evil".
  if (/[\u0000-\u0020\\]|^\/\/|%2f|%5c/i.test(next)) return null;
  const { host, pathname, search, hash } = new URL(next, 'http://site.invalid');
  return host === 'site.invalid' && !pathname.startsWith('//') ? pathname + search + hash : null;
}
