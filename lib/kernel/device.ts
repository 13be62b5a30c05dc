/** Decisions, "Analytics": the device headers of every request. */
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
