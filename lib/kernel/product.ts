/**
 * What prerendered pages say of the installation, so it is read when they are built. `lib/env.ts` checks the same variables at
 * the start. Only what begins with NEXT_PUBLIC_ reaches the browser's code; the others are for server components.
 */

/** The one configured name of the product. */
export const PRODUCT_NAME = process.env.NEXT_PUBLIC_PRODUCT_NAME || 'Coldpass';
/** The year of the first edition. */
export const COPYRIGHT_YEAR = process.env.COPYRIGHT_YEAR || '2024';
/**
 * Where people reach the site, for the addresses that others store: canonical links, sitemap, pictures for sharing. Only a real
 * (https) address counts, so that a test on another port needs no other build.
 */
export const SITE_URL = process.env.PUBLIC_URL?.startsWith('https://')
  ? new URL(process.env.PUBLIC_URL).origin
  : 'http://localhost:3000';
/** Where the legal pages say to write. */
export const CONTACT_EMAIL = process.env.CONTACT_EMAIL || 'support@coldpass.test';
/**
 * Sample testimonials, marked as such, show the layout of a fresh install. Where people reach the site (`PUBLIC_URL` is https) they
 * are left out unless the setting says otherwise.
 */
export const showsSamples = ({ SHOW_SAMPLE_TESTIMONIALS: set, PUBLIC_URL: address }: NodeJS.ProcessEnv): boolean =>
  set ? set === 'true' : !address?.startsWith('https://');
export const SHOWS_SAMPLE_TESTIMONIALS = showsSamples(process.env);
