/**
 * Settings that prerendered pages show, so they are read when the pages are built. `lib/env.ts` checks the same
 * variables at the start. Only variables that begin with NEXT_PUBLIC_ reach the browser's code; the others are for
 * server components.
 */

/** Configured name of the product. */
export const PRODUCT_NAME = process.env.NEXT_PUBLIC_PRODUCT_NAME || 'Coldpass';
/** Year of the first edition. */
export const COPYRIGHT_YEAR = process.env.COPYRIGHT_YEAR || '2024';
/**
 * Public URL of the site, for addresses that others store: canonical links, sitemap, sharing pictures. Only a real
 * (https) address counts, so that a test on another port needs no separate build.
 */
export const SITE_URL = process.env.PUBLIC_URL?.startsWith('https://')
  ? new URL(process.env.PUBLIC_URL).origin
  : 'http://localhost:3000';
/** Contact address of the legal pages. */
export const CONTACT_EMAIL = process.env.CONTACT_EMAIL || 'support@coldpass.test';
/**
 * Returns true if sample testimonials, marked as such, are shown. They show the layout of a fresh install. On a public
 * site (`PUBLIC_URL` is https) they are omitted unless the setting says otherwise.
 */
export const showsSamples = ({ SHOW_SAMPLE_TESTIMONIALS: set, PUBLIC_URL: address }: NodeJS.ProcessEnv): boolean =>
  set ? set === 'true' : !address?.startsWith('https://');
export const SHOWS_SAMPLE_TESTIMONIALS = showsSamples(process.env);
