/**
 * Settings that appear on prerendered pages, so the build reads them. `lib/env.ts` checks the same variables when the
 * server starts. Only variables that begin with NEXT_PUBLIC_ reach the browser; the others are for server components.
 */

const DEFAULT_NAME = 'Coldpass';
const DEFAULT_YEAR = '2024';
const DEFAULT_CONTACT = 'support@coldpass.test';

const siteUrl = (address: string | undefined): string =>
  address?.startsWith('https://') ? new URL(address).origin : 'http://localhost:3000';

/** The configured name of the product. */
export const PRODUCT_NAME = process.env.NEXT_PUBLIC_PRODUCT_NAME || DEFAULT_NAME;
/** Year of the first edition, for the copyright line. */
export const COPYRIGHT_YEAR = process.env.COPYRIGHT_YEAR || DEFAULT_YEAR;
/**
 * Public URL of the site, for canonical links and preview images. Only an https address is used; otherwise it is a
 * local address, so that tests on different ports can use the same build.
 */
export const SITE_URL = siteUrl(process.env.PUBLIC_URL);
/** Contact address of the legal pages. */
export const CONTACT_EMAIL = process.env.CONTACT_EMAIL || DEFAULT_CONTACT;
/**
 * True if pages should show sample testimonials, which are marked as samples and show what a new installation will look
 * like. On a public site (`PUBLIC_URL` is https) they are hidden unless the setting enables them.
 */
export const showsSamples = ({ SHOW_SAMPLE_TESTIMONIALS: set, PUBLIC_URL: address }: NodeJS.ProcessEnv): boolean =>
  set ? set === 'true' : !address?.startsWith('https://');
export const SHOWS_SAMPLE_TESTIMONIALS = showsSamples(process.env);

/** Returns the values that a build with these environment variables puts into its pages. */
export const shownSettings = (given: NodeJS.ProcessEnv): Record<string, string> => ({
  PUBLIC_URL: siteUrl(given.PUBLIC_URL),
  NEXT_PUBLIC_PRODUCT_NAME: given.NEXT_PUBLIC_PRODUCT_NAME || DEFAULT_NAME,
  CONTACT_EMAIL: given.CONTACT_EMAIL || DEFAULT_CONTACT,
  COPYRIGHT_YEAR: given.COPYRIGHT_YEAR || DEFAULT_YEAR,
  SHOW_SAMPLE_TESTIMONIALS: String(showsSamples(given)),
});

/**
 * Returns one line that says which settings of the build differ from those of the running server. Null if none does.
 */
export function otherBuild(built: Readonly<Record<string, string>>, running: NodeJS.ProcessEnv): string | null {
  const different = Object.entries(shownSettings(running)).filter(([name, value]) => built[name] !== value);
  if (different.length === 0) return null;
  const listed = different.map(([name, value]) => `${name}=${built[name]} (now ${value})`).join(', ');
  return `Pages were built with ${listed}, and still show that. Build again with the settings of this site.`;
}
