import { describe, expect, it } from 'vitest';
import { showsSamples } from './product';

describe('sample testimonials', () => {
  it.each([
    [undefined, undefined, true],
    [undefined, 'http://localhost:3000', true],
    ['', 'https://practice.example.com', false],
    [undefined, 'https://practice.example.com', false],
    ['true', 'https://practice.example.com', true],
    ['false', 'http://localhost:3000', false],
  ])('depend on the setting %s and the address %s: %s', (setting, address, shown) => {
    const given = { SHOW_SAMPLE_TESTIMONIALS: setting, PUBLIC_URL: address };
    expect(showsSamples(given as unknown as NodeJS.ProcessEnv)).toBe(shown);
  });
});
