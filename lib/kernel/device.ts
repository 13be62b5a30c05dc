/** Headers that browsers send with every API request. Analytics uses them to count visits. */
export const DEVICE_HEADERS = {
  clientSessionId: 'X-Client-Session-Id',
  screenResolution: 'X-Screen-Resolution',
  timezone: 'X-Timezone',
  deviceType: 'X-Device-Type',
  browser: 'X-Browser',
  operatingSystem: 'X-OS',
} as const;

export const DEVICE_TYPES = ['mobile', 'tablet', 'desktop'] as const;
export const BROWSERS = ['Chrome', 'Firefox', 'Safari', 'Edge', 'Other'] as const;
export const OPERATING_SYSTEMS = ['Windows', 'macOS', 'Linux', 'Android', 'iOS', 'Other'] as const;

/**
 * Cookie with a copy of the client session id, by which page visits are counted. A request for a page cannot contain
 * the product's own headers.
 */
export const VISIT_COOKIE = 'coldpass.visit';

/**
 * Cookie with one half of the page session. The other half is in a cookie that scripts cannot access, and is useless
 * without this one. Scripts can delete this cookie, so that a sign-out works offline. With https, its name starts with
 * `__Host-`.
 */
export const PAGE_KEY_COOKIE = 'coldpass.page';

/** Cookie with the browser's time zone, for pages that show dates and times. */
export const ZONE_COOKIE = 'coldpass.zone';

/** Lifetime of the cookies for visits and for the time zone: 13 months. */
export const COOKIE_SECONDS = 34_128_000;

/** Format of ids created by `crypto.randomUUID()`. */
export const CLIENT_SESSION_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export interface Device {
  deviceType: (typeof DEVICE_TYPES)[number];
  browser: (typeof BROWSERS)[number];
  operatingSystem: (typeof OPERATING_SYSTEMS)[number];
}

/**
 * Returns the browser, system and kind of device of a user agent. An iPad reports itself as a Mac, so `hasTouch`
 * decides between the two.
 */
export function describeAgent(agent: string, hasTouch: boolean): Device {
  const isPad = /iPad/.test(agent) || (/Macintosh/.test(agent) && hasTouch);
  return { deviceType: deviceType(agent, isPad), browser: browser(agent), operatingSystem: system(agent, isPad) };
}

function deviceType(agent: string, isPad: boolean): Device['deviceType'] {
  if (isPad || /Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/.test(agent) ? 'mobile' : 'desktop';
}

function browser(agent: string): Device['browser'] {
  if (/Edg(e|A|iOS)?\//.test(agent)) return 'Edge';
  if (/Firefox\/|FxiOS\//.test(agent)) return 'Firefox';
  if (/OPR\/|SamsungBrowser\//.test(agent)) return 'Other';
  if (/Chrome\/|CriOS\//.test(agent)) return 'Chrome';
  return /Safari\//.test(agent) ? 'Safari' : 'Other';
}

function system(agent: string, isPad: boolean): Device['operatingSystem'] {
  if (isPad || /iPhone|iPod/.test(agent)) return 'iOS';
  if (/Android/.test(agent)) return 'Android';
  if (/Windows/.test(agent)) return 'Windows';
  if (/Mac OS X/.test(agent)) return 'macOS';
  return /Linux|CrOS/.test(agent) ? 'Linux' : 'Other';
}
