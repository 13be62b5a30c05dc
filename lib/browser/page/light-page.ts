import { PENDING_SIGN_OUTS } from '@/lib/browser/session/pending-sign-outs';
import { THEME_SWITCH } from './theme';
import { installTrustedTypes } from './trusted-types';

/**
 * Controls that need the framework. A light page has none of its scripts: links, disclosures, the menu and the theme
 * work without. Everything else loads the file in which the build has put them (`scripts/lib/light-pages.ts`): at once
 * for a member, else at the first press, focus or hover of a control.
 */

const NEEDS_FRAMEWORK = `:is(button, input, select, textarea):not([popovertarget], [${THEME_SWITCH}])`;
const ABOUT_TO_PRESS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;
/** Parts that ask the server for what they show. */
const FILLS_ITSELF = '[data-wakes]';

const root = document.documentElement;
let isAsked = false;

function fetchFramework(): void {
  if (isAsked) return;
  isAsked = true;
  const script = document.createElement('script');
  script.src = root.dataset.framework ?? '';
  // The next press retries without a network.
  script.onerror = () => {
    isAsked = false;
    script.remove();
  };
  document.head.append(script);
}

/**
 * Returns true for a member's menu, a sign-out that waits to be sent, and a URL that requests more than the page
 * (`/?next=`).
 */
function isNeededAtOnce(): boolean {
  if (location.search !== '') return true;
  try {
    return ['refreshToken', PENDING_SIGN_OUTS].some((key) => localStorage.getItem(key) !== null);
  } catch {
    // Storage is blocked, so nobody is signed in.
    return false;
  }
}

/** Loads when such a part is in sight, or when the visitor scrolls and may reach it. */
function wakeForParts(): void {
  const places = document.querySelectorAll(FILLS_ITSELF);
  if (places.length === 0) return;
  addEventListener('scroll', fetchFramework, { once: true, passive: true });
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    fetchFramework();
  });
  for (const place of places) observer.observe(place);
}

/**
 * Does nothing on a page with the framework's own scripts. They hydrate a complete page, so nothing is fetched before.
 */
export function startLightPage(): void {
  if (root.dataset.framework === undefined) return;
  installTrustedTypes();
  let isUsed = false;
  const look = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(NEEDS_FRAMEWORK))) return;
    isUsed = true;
    if (document.readyState !== 'loading') fetchFramework();
  };
  for (const type of ABOUT_TO_PRESS) addEventListener(type, look, { capture: true, passive: true });
  addEventListener('DOMContentLoaded', () => {
    root.dataset.ready = 'light';
    if (isUsed || isNeededAtOnce()) fetchFramework();
    else wakeForParts();
  });
  // Fires at a sign-in or sign-out in another tab.
  addEventListener('storage', () => {
    if (isNeededAtOnce()) fetchFramework();
  });
}
