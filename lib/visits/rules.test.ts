import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEVICE_HEADERS } from '@/lib/kernel/device';
import { isBot, merge, readVisit, toPending, type Visit } from './rules';

const ID = '6f1c3a52-9d3e-4b1a-8f57-0a4c2e9d7b10';
const AT = new Date('2026-11-21T12:00:00Z');
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

const SEEN = {
  headers: new Headers({ 'user-agent': PHONE }),
  sessionId: ID,
  userId: null,
  countryHeader: undefined,
  at: AT,
};

const read = (headers: Record<string, string>, more: { sessionId?: string | null; countryHeader?: string } = {}) =>
  readVisit({
    headers: new Headers({ 'user-agent': PHONE, ...headers }),
    sessionId: ID,
    userId: null,
    countryHeader: undefined,
    at: AT,
    ...more,
  });

const declared = {
  [DEVICE_HEADERS.screenResolution]: '390x844',
  [DEVICE_HEADERS.timezone]: 'America/Argentina/Buenos_Aires',
  [DEVICE_HEADERS.deviceType]: 'tablet',
  [DEVICE_HEADERS.browser]: 'Firefox',
  [DEVICE_HEADERS.operatingSystem]: 'iOS',
};

describe('readVisit', () => {
  it('accepts well-formed device headers', () => {
    expect(read({ ...declared, 'x-coldpass-client-address': '192.0.2.7' })).toEqual({
      sessionId: ID,
      userId: null,
      address: '192.0.2.7',
      country: null,
      deviceType: 'tablet',
      browser: 'Firefox',
      operatingSystem: 'iOS',
      screen: '390x844',
      timezone: 'America/Argentina/Buenos_Aires',
      at: AT,
    });
  });

  it('uses the user agent if a header is missing or malformed', () => {
    const absurd = Object.fromEntries(Object.values(DEVICE_HEADERS).map((name) => [name, "'; DROP TABLE users; --"]));
    for (const headers of [{}, absurd]) {
      expect(read(headers)).toMatchObject({
        deviceType: 'mobile',
        browser: 'Chrome',
        operatingSystem: 'Android',
        screen: '',
        timezone: '',
      });
    }
  });

  it('treats a Mac without further headers as a computer', () => {
    expect(read({ 'user-agent': MAC })).toMatchObject({ deviceType: 'desktop', operatingSystem: 'macOS' });
  });

  it.each([
    null,
    undefined,
    '',
    'abc',
    `${ID}\n`,
    `${ID}${ID}`,
    '00000000-0000-0000-0000-000000000000',
    'x'.repeat(10_000),
  ])('returns null for a request with the session id %j', (sessionId) => {
    expect(read(declared, { sessionId: sessionId ?? null })).toBeNull();
  });

  it.each(['DNT', 'Sec-GPC'])('returns null if the browser opts out by %s', (name) => {
    expect(read({ ...declared, [name]: '1' })).toBeNull();
  });

  it.each(['DNT', 'Sec-GPC'])('returns null for an opt-out by %s with spaces added by a proxy', (name) => {
    expect(
      readVisit({ ...SEEN, headers: { get: (asked) => (asked === name.toLowerCase() ? ' 1 ' : PHONE) } }),
    ).toBeNull();
  });

  it('returns null for a crawler, and for a client without a user agent', () => {
    expect(read({ 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' })).toBeNull();
    expect(readVisit({ ...SEEN, headers: new Headers() })).toBeNull();
  });

  it('returns an empty address if the proxy sent none', () => {
    expect(read({})?.address).toBe('');
  });

  it('accepts a screen of up to 11 characters and a time zone of up to 40', () => {
    const screen = (value: string) => read({ [DEVICE_HEADERS.screenResolution]: value })?.screen;
    expect(screen('99999x99999')).toBe('99999x99999');
    expect(screen('100000x99999')).toBe('');
    const timezone = (value: string) => read({ [DEVICE_HEADERS.timezone]: value })?.timezone;
    expect(timezone('America/Argentina/ComodRivadavia')).toBe('America/Argentina/ComodRivadavia');
    expect(timezone('No/Such_Zone')).toBe('');
  });

  it.each(['DNT', 'Sec-GPC'])('counts the visit if the browser allows it by %s', (name) => {
    expect(read({ [name]: '0' })).not.toBeNull();
  });

  it('takes the country only from a trusted header', () => {
    expect(read({ 'cf-ipcountry': 'us' }, { countryHeader: 'cf-ipcountry' })?.country).toBe('US');
    expect(read({ 'cf-ipcountry': 'us' })?.country).toBeNull();
    expect(read({}, { countryHeader: 'cf-ipcountry' })?.country).toBeNull();
    for (const nothing of ['XX', 'T1', 'USA', '🇺🇸'.codePointAt(0)?.toString() ?? '', '']) {
      expect(read({ 'cf-ipcountry': nothing }, { countryHeader: 'cf-ipcountry' })?.country).toBeNull();
    }
  });

  it('never returns a value that does not fit its column', () => {
    // Node rejects invalid header values, so every valid one must be harmless.
    const value = fc.string({
      unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
      maxLength: 10_000,
    });
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(Object.values(DEVICE_HEADERS).map((name) => [name, value]))),
        (headers) => {
          const visit = read(headers);
          expect(visit).not.toBeNull();
          expect(visit?.screen).toMatch(/^(\d{2,5}x\d{2,5})?$/);
          expect(visit?.timezone).toMatch(/^[\w+/-]{0,40}$/);
          expect(['mobile', 'tablet', 'desktop']).toContain(visit?.deviceType);
        },
      ),
    );
  });
});

describe('isBot', () => {
  it('checks user agents of up to a thousand characters', () => {
    expect(isBot('x'.repeat(1_000))).toBe(false);
    expect(isBot('x'.repeat(1_001))).toBe(true);
  });

  it.each([
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (Linux; Android 11) Chrome/131.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'Mozilla/5.0 '.repeat(1000),
  ])('is true for %j', (agent) => {
    expect(isBot(agent)).toBe(true);
  });

  it.each([
    PHONE,
    'curl/8.5.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  ])('is false for %j', (agent) => {
    expect(isBot(agent)).toBe(false);
  });
});

describe('merge', () => {
  const visit = (more: Partial<Visit>): Visit => ({
    sessionId: ID,
    userId: null,
    address: '192.0.2.7',
    country: null,
    deviceType: 'desktop',
    browser: 'Chrome',
    operatingSystem: 'macOS',
    screen: '',
    timezone: '',
    at: AT,
    ...more,
  });

  it('adds the counts, and takes device and account from the visit that has them', () => {
    const call = toPending(visit({ deviceType: 'tablet', screen: '820x1180', userId: 'u' }));
    const page = toPending(visit({ at: new Date(AT.getTime() + 5), address: '192.0.2.8' }));
    for (const merged of [merge(call, page), merge(page, call)]) {
      expect(merged).toMatchObject({ requestCount: 2, deviceType: 'tablet', screen: '820x1180', userId: 'u' });
      expect([merged.firstSeenAt, merged.lastSeenAt]).toEqual([AT, page.lastSeenAt]);
    }
    expect(merge(call, page).address).toBe('192.0.2.8');
  });

  it('takes the device from the later of two visits that both have a screen or time zone', () => {
    const earlier = toPending(visit({ screen: '820x1180', deviceType: 'tablet' }));
    const later = toPending(visit({ timezone: 'America/Chicago', deviceType: 'mobile' }));
    expect(merge(earlier, later)).toMatchObject({ deviceType: 'mobile', timezone: 'America/Chicago', screen: '' });
    const page = toPending(visit({}));
    expect(merge(later, page)).toMatchObject({ deviceType: 'mobile', timezone: 'America/Chicago' });
  });
});
