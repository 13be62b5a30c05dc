import { describe, expect, it } from 'vitest';
import { describeAgent } from './device';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

describe('describeAgent', () => {
  it.each([
    [MAC, false, 'desktop', 'Safari', 'macOS'],
    [MAC, true, 'tablet', 'Safari', 'iOS'],
    [WINDOWS, true, 'desktop', 'Chrome', 'Windows'],
    [`${WINDOWS} Edg/131.0.0.0`, false, 'desktop', 'Edge', 'Windows'],
    [`${WINDOWS} OPR/116.0.0.0`, false, 'desktop', 'Other', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', false, 'desktop', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/131.0 Mobile/15E148 Safari/604.1',
      true,
      'mobile',
      'Chrome',
      'iOS',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Mobile/15E148 Safari/604.1',
      true,
      'tablet',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36',
      true,
      'mobile',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X200) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36',
      true,
      'tablet',
      'Other',
      'Android',
    ],
    ['something else', false, 'desktop', 'Other', 'Other'],
  ])('recognizes %s, with touch screen: %s', (agent, hasTouch, deviceType, browser, operatingSystem) => {
    expect(describeAgent(agent, hasTouch)).toEqual({ deviceType, browser, operatingSystem });
  });
});
