import { PENDING_SIGN_OUTS } from '@/lib/browser/session/pending-sign-outs';
import { switchTheme, THEME_SWITCH } from './theme';
import { installTrustedTypes } from './trusted-types';

/**
 * All the script that a light page starts with. Links, disclosures and the menu need none, the theme is switched here, and the
 * framework is fetched when something else is used: a member's page needs it at once, anybody else's with the first press, field or
 * button that is pointed at. Until then the script in the head keeps what is pressed (`components/layout/first-paint.ts`).
 * The build writes it into the page, together with the file that `data-framework` names (`scripts/lib/light-pages.ts`).
 */

/** What works by itself wakes nobody. */
const NEEDS_FRAMEWORK = `:is(button, input, select, textarea):not([popovertarget], [${THEME_SWITCH}])`;
const ABOUT_TO_PRESS = ['pointerover', 'pointerdown', 'focusin'] as const;

interface Early {
  kept: { type: string; node: Element }[];
  /** Told of each press that is about to be kept; true when there is nothing left to do. */
  light?: (type: string, node: Element) => boolean;
}

const { framework = '' } = (document.currentScript as HTMLScriptElement).dataset;
const early = (window as unknown as { coldpassEarly: Early }).coldpassEarly;
let isFetched = false;

const isThemeSwitch = (node: Element): boolean => node.matches(`button[${THEME_SWITCH}]`);

function fetchFramework(): void {
  if (isFetched) return;
  isFetched = true;
  const script = document.createElement('script');
  script.src = framework;
  script.async = true;
  script.onload = () => {
    for (const type of ABOUT_TO_PRESS) removeEventListener(type, look, true);
    delete early.light;
  };
  // Without a network the next press tries again; what was pressed is kept.
  script.onerror = () => {
    isFetched = false;
    script.remove();
  };
  document.head.append(script);
}

function look({ target }: Event): void {
  if (target instanceof Element && target.closest(NEEDS_FRAMEWORK)) fetchFramework();
}

function readsAs(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** A member's menu, a sign-out that still has to be told to the server, and an address that asks for more than the page (`/?next=`). */
const isNeededAtOnce = (): boolean =>
  document.documentElement.dataset.viewer === 'member' || location.search !== '' || readsAs(PENDING_SIGN_OUTS);

/** Parts that ask the server for what they show: the framework is fetched when one is in sight, or when the visitor scrolls and may get there. */
const FILLS_ITSELF = '[data-wakes]';

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

early.light = (type, node) => {
  if (type === 'click' && isThemeSwitch(node)) {
    delete (node as HTMLElement).dataset.kept;
    switchTheme();
    return true;
  }
  fetchFramework();
  return false;
};
installTrustedTypes();
// What was pressed while the page was arriving, before this script was there.
const kept = early.kept.splice(0);
early.kept.push(...kept.filter(({ type, node }) => !early.light?.(type, node)));
for (const type of ABOUT_TO_PRESS) addEventListener(type, look, { capture: true, passive: true });
// A sign-in or sign-out in another tab.
addEventListener('storage', () => {
  if (isNeededAtOnce()) fetchFramework();
});
if (isNeededAtOnce()) fetchFramework();
else wakeForParts();
// Links, the menu and the theme work; what is pressed else is done as soon as the framework is there.
document.documentElement.dataset.ready = 'light';
