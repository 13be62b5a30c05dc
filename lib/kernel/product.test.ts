import { describe, expect, it } from 'vitest';
import { otherBuild, shownSettings, showsSamples } from './product';

describe('sample testimonials', () => {
  it.each([
    [undefined, undefined, true],
    [undefined, 'http://localhost:3000', true],
    ['', 'https://practice.example.com', false],
    [undefined, 'https://practice.example.com', false],
    ['true', 'https://practice.example.com', true],
    ['false', 'http://localhost:3000', false],
  ])('are shown with the setting %s and the address %s: %s', (setting, address, shown) => {
    const given = { SHOW_SAMPLE_TESTIMONIALS: setting, PUBLIC_URL: address };
    expect(showsSamples(given as unknown as NodeJS.ProcessEnv)).toBe(shown);
  });
});

describe('otherBuild', () => {
  const given = (settings: Record<string, string>) => settings as unknown as NodeJS.ProcessEnv;
  const built = shownSettings(given({ PUBLIC_URL: 'https://one.example', CONTACT_EMAIL: 'a@one.example' }));

  it('returns null for equal settings, even if an address differs by a trailing slash', () => {
    expect(otherBuild(built, given({ PUBLIC_URL: 'https://one.example/', CONTACT_EMAIL: 'a@one.example' }))).toBeNull();
  });

  it('returns null for two sites without https that differ by port, because pages show neither address', () => {
    expect(otherBuild(shownSettings(given({})), given({ PUBLIC_URL: 'http://localhost:4000' }))).toBeNull();
  });

  it('lists different settings in one line with the running values', () => {
    expect(otherBuild(built, given({ PUBLIC_URL: 'https://two.example', NEXT_PUBLIC_PRODUCT_NAME: 'Two' }))).toBe(
      'Pages were built with PUBLIC_URL=https://one.example (now https://two.example), NEXT_PUBLIC_PRODUCT_NAME=Coldpass (now Two), CONTACT_EMAIL=a@one.example (now support@coldpass.test), and still show that. Build again with the settings of this site.',
    );
  });
});
