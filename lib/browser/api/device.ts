import { VISIT_KEY } from '@/lib/browser/session/token-store';
import { DEVICE_HEADERS, describeAgent, VISIT_COOKIE } from '@/lib/kernel/device';

let unstoredId: string | undefined;

/**
 * Returns this browser's id for analytics: created once, stored in local storage, mirrored in a first-party cookie for
 * page visits.
 */
function clientSessionId(): string {
  try {
    const known = localStorage.getItem(VISIT_KEY);
    const id = known ?? crypto.randomUUID();
    if (known === null) localStorage.setItem(VISIT_KEY, id);
    mirror(id);
    return id;
  } catch {
    // Storage is blocked, so the id lasts as long as the page.
    unstoredId ??= crypto.randomUUID();
    return unstoredId;
  }
}

/** Skips the cookie for people who opt out of analytics, because it serves only the count of visits. */
function mirror(id: string): void {
  if (isTrackingRefused() || document.cookie.includes(`${VISIT_COOKIE}=${id}`)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that technicians carry.
  document.cookie = `${VISIT_COOKIE}=${id}; Path=/; Max-Age=34128000; SameSite=Lax${secure}`;
}

/** Returns true for Do Not Track or Global Privacy Control. */
const isTrackingRefused = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Returns headers of every request, by which analytics counts visits by device. */
export function deviceHeaders(): Record<string, string> {
  const device = describeAgent(navigator.userAgent, navigator.maxTouchPoints > 1);
  return {
    [DEVICE_HEADERS.clientSessionId]: clientSessionId(),
    [DEVICE_HEADERS.screenResolution]: `${screen.width}x${screen.height}`,
    [DEVICE_HEADERS.timezone]: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    [DEVICE_HEADERS.deviceType]: device.deviceType,
    [DEVICE_HEADERS.browser]: device.browser,
    [DEVICE_HEADERS.operatingSystem]: device.operatingSystem,
  };
}
