import { VISIT_KEY } from '@/lib/browser/session/token-store';
import { COOKIE_SECONDS, DEVICE_HEADERS, describeAgent, VISIT_COOKIE } from '@/lib/kernel/device';

let unstoredId: string | undefined;

/**
 * Returns the id of this browser for analytics. Creates it once and stores it in local storage and in a first-party
 * cookie, which the server reads on page visits.
 */
function clientSessionId(): string {
  try {
    const known = localStorage.getItem(VISIT_KEY);
    const id = known ?? crypto.randomUUID();
    if (known === null) localStorage.setItem(VISIT_KEY, id);
    mirror(id);
    return id;
  } catch {
    // Storage is blocked, so the id is used only until this page closes.
    unstoredId ??= crypto.randomUUID();
    return unstoredId;
  }
}

/** Writes the id to the cookie, which serves only to count visits. Does nothing if the user opts out of analytics. */
function mirror(id: string): void {
  if (isTrackingRefused() || document.cookie.includes(`${VISIT_COOKIE}=${id}`)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = `${VISIT_COOKIE}=${id}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
}

/** Returns true for Do Not Track or Global Privacy Control. */
const isTrackingRefused = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/**
 * Returns the headers sent with every request: the language of the page, for the messages in the response, and what
 * analytics needs to count visits by device.
 */
export function deviceHeaders(): Record<string, string> {
  const device = describeAgent(navigator.userAgent, navigator.maxTouchPoints > 1);
  return {
    'Accept-Language': document.documentElement.lang,
    [DEVICE_HEADERS.clientSessionId]: clientSessionId(),
    [DEVICE_HEADERS.screenResolution]: `${screen.width}x${screen.height}`,
    [DEVICE_HEADERS.timezone]: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    [DEVICE_HEADERS.deviceType]: device.deviceType,
    [DEVICE_HEADERS.browser]: device.browser,
    [DEVICE_HEADERS.operatingSystem]: device.operatingSystem,
  };
}
