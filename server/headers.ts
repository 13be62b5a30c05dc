/** On every response, whatever it is. */
export const commonHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Mail links carry their token in the address: even our own logs and files must not hear it as a referrer. */
const TOKEN_PAGE = /^\/(verify-email|reset-password|unsubscribe)\/?$/;
export const referrerPolicy = (path: string): string | null => (TOKEN_PAGE.test(path) ? 'no-referrer' : null);

/** What caches may keep: `null` leaves what Next has said. */
export function cacheControl({ given, path, isApi }: { given: string; path: string; isApi: boolean }): string | null {
  if (isApi) return given || 'no-store';
  // Next lets shared caches keep prerendered pages for a year; nothing here could ever take them back.
  return !path.startsWith('/_next/static/') && /s-maxage/.test(given) ? 'public, max-age=0, must-revalidate' : null;
}
