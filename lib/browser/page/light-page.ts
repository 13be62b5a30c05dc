import { PENDING_SIGN_OUTS } from '@/lib/browser/session/pending-sign-outs';
import { THEME_SWITCH } from './theme';
import { installTrustedTypes } from './trusted-types';

/**
 * Loads React and Next.js ("the framework") on demand. A light page starts without the framework: links, disclosures,
 * the menu and the theme button work without it. The framework is in a file that the build writes
 * (`scripts/lib/light-pages.ts`). It loads immediately for a signed-in user, otherwise when the visitor first presses,
 * focuses or hovers over a control.
 */

const NEEDS_FRAMEWORK = `:is(button, input, select, textarea):not([popovertarget], [${THEME_SWITCH}])`;
const ABOUT_TO_PRESS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;
/** Selector of the parts of a page that load content from the server. */
const FILLS_ITSELF = '[data-wakes]';

const root = document.documentElement;
let isAsked = false;

function fetchFramework(): void {
  if (isAsked) return;
  isAsked = true;
  const script = document.createElement('script');
  script.src = root.dataset.framework ?? '';
  // If loading failed, the next press tries again.
  script.onerror = () => {
    isAsked = false;
    script.remove();
  };
  document.head.append(script);
}

/**
 * True if the framework is needed immediately: for a signed-in user's menu, for a sign-out that was not sent yet, or
 * because the URL has a query (`/?next=`).
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

/** Loads the framework when a part that loads content becomes visible, or the visitor scrolls. */
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

/** Starts loading the framework on demand. Does nothing on a page that includes the framework's scripts. */
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
  // This event fires when another tab signs in or out.
  addEventListener('storage', () => {
    if (isNeededAtOnce()) fetchFramework();
  });
}
