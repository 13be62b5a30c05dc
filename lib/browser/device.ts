import { DEVICE_HEADERS } from '@/lib/kernel/device';

const SESSION_KEY = 'clientSessionId';
const SESSION_COOKIE = 'coldpass.visit';

let unstoredId: string | undefined;

/** This browser's id for analytics: made once, kept in local storage, mirrored in a first-party cookie for page visits. */
export function clientSessionId(): string {
  try {
    const known = localStorage.getItem(SESSION_KEY);
    const id = known ?? crypto.randomUUID();
    if (known === null) localStorage.setItem(SESSION_KEY, id);
    mirror(id);
    return id;
  } catch {
    // Storage is blocked: one id for as long as the page lives.
    unstoredId ??= crypto.randomUUID();
    return unstoredId;
  }
}

function mirror(id: string): void {
  if (document.cookie.includes(`${SESSION_COOKIE}=${id}`)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that technicians carry.
  document.cookie = `${SESSION_COOKIE}=${id}; Path=/; Max-Age=34128000; SameSite=Lax${secure}`;
}

function deviceType(agent: string): 'mobile' | 'tablet' | 'desktop' {
  // An iPad says that it is a Mac; only its touch screen tells.
  const isPad = /iPad/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1);
  if (isPad || /Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/.test(agent) ? 'mobile' : 'desktop';
}

function browser(agent: string): string {
  if (/Edg(e|A|iOS)?\//.test(agent)) return 'Edge';
  if (/Firefox\/|FxiOS\//.test(agent)) return 'Firefox';
  if (/OPR\/|SamsungBrowser\//.test(agent)) return 'Other';
  if (/Chrome\/|CriOS\//.test(agent)) return 'Chrome';
  return /Safari\//.test(agent) ? 'Safari' : 'Other';
}

function operatingSystem(agent: string): string {
  if (/iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1)) return 'iOS';
  if (/Android/.test(agent)) return 'Android';
  if (/Windows/.test(agent)) return 'Windows';
  if (/Mac OS X/.test(agent)) return 'macOS';
  return /Linux|CrOS/.test(agent) ? 'Linux' : 'Other';
}

/** Specification §3: sent with every request. */
export function deviceHeaders(): Record<string, string> {
  const agent = navigator.userAgent;
  return {
    [DEVICE_HEADERS.clientSessionId]: clientSessionId(),
    [DEVICE_HEADERS.screenResolution]: `${screen.width}x${screen.height}`,
    [DEVICE_HEADERS.timezone]: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    [DEVICE_HEADERS.deviceType]: deviceType(agent),
    [DEVICE_HEADERS.browser]: browser(agent),
    [DEVICE_HEADERS.operatingSystem]: operatingSystem(agent),
  };
}
