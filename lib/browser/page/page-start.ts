import { dropStaleDrafts } from '@/lib/browser/session/drafts-owner';
import { startFolds } from './folds';
import { startLightPage } from './light-page';
import { switchTheme, THEME_SWITCH } from './theme';

/**
 * The script in the head of every page. It runs before the first paint, long before React loads. The build bundles it
 * (`scripts/lib/page-start.ts`), and `app/document.tsx` includes the file.
 */

const root = document.documentElement;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Sets the theme, the signed-in state and the preferred language before the first paint. Otherwise a dark page would flash white, and a
 * signed-in user would briefly see "Sign In".
 */
function paint(): void {
  const theme = stored('theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme === 'dark' || theme === 'light' ? theme : system;
  if (stored('refreshToken') !== null) root.dataset.viewer = 'member';
  if (/^es\b/.test(navigator.language)) root.dataset.prefers = 'es';
}

/** CSS selectors of controls, by event type. Until React is ready, the script records the use of these controls. */
const CONTROLS = {
  click: 'button',
  change: 'input:is([type=checkbox], [type=radio])',
  input: 'input:not([type=checkbox], [type=radio], [type=file]), select, textarea',
} as const;
const TYPES = Object.keys(CONTROLS) as (keyof typeof CONTROLS)[];
/** Selector of elements that work without a script. */
const WORKS_ALONE = 'a[href], summary, [popovertarget]';
type Control = HTMLButtonElement | HTMLInputElement;
/**
 * A recorded use of a control. `at`: index of the control among all controls of the page. `of`: number of all controls.
 */
type Press = { control: Control; type: string; value: string; at: number; of: number };

const listControls = () => [...document.querySelectorAll<Control>('button, input, select, textarea')];

/** The recorded uses, at most one per control, ordered by the time of use. */
let pressed: Press[] = [];

function hold(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<Control>(CONTROLS[event.type as keyof typeof CONTROLS]);
  if (!control || root.dataset.ready === undefined || target?.closest(WORKS_ALONE)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.matches(`[${THEME_SWITCH}]`)) switchTheme();
  else keep(control, event.type);
}

function keep(control: Control, type: string): void {
  const others = pressed.filter((press) => press.control !== control);
  const isTakenBack = others.length < pressed.length && control.type === 'checkbox';
  const [all, value] = [listControls(), control.value];
  pressed = isTakenBack ? others : [...others, { control, type, value, at: all.indexOf(control), of: all.length }];
  if (type === 'click') control.dataset.pressed = '';
}

/** Finds the control by its index if React has rebuilt the page, for example after the browser translated it. */
function findAgain({ control, at, of }: Press): Control | undefined {
  const all = listControls();
  return control.isConnected || all.length !== of ? control : all[at];
}

async function pressAgain(): Promise<void> {
  for (const type of TYPES) removeEventListener(type, hold, true);
  for (const press of pressed.splice(0)) {
    const control = findAgain(press);
    if (control && press.type === 'input') enterAgain(control, press.value);
    else if (control) {
      delete control.dataset.pressed;
      // Undoes the change that the browser made to the control, and repeats it with a click that React handles.
      if ('checked' in control) control.checked = control.type === 'checkbox' && !control.checked;
      control.click();
    }
    // Lets React render this change before the next press is repeated.
    await Promise.resolve();
  }
}

/** Sets the value with the browser's own setter, so that React notices the change. */
function enterAgain(control: Control, value: string): void {
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const RELOADED_AT = 'coldpass.reloaded';

/**
 * Reloads a page that was loaded before a deployment, if the server no longer has the files of that page. Reloads at
 * most once a minute.
 */
async function reloadIfGone({ target }: Event): Promise<void> {
  const url = target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  if (!url.includes('/_next/static/')) return;
  // A deleted file returns 404; without a network there is no response. The access to session storage throws if storage
  // is blocked. The page is then not reloaded, because it could reload in a loop.
  const response = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (response?.status !== 404 || Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < 60_000) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

root.dataset.ready = 'no';
paint();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
dropStaleDrafts();
// A frozen tab receives no storage event when another tab signs out, so this tab checks again when it becomes visible.
for (const type of ['storage', 'visibilitychange', 'pageshow']) addEventListener(type, dropStaleDrafts, true);
addEventListener('error', (event) => void reloadIfGone(event), true);
for (const start of [startLightPage, startFolds]) start();
for (const type of TYPES) addEventListener(type, hold, true);
new MutationObserver(() => {
  // React removes these attributes from a page that it rebuilds.
  if (root.dataset.theme === undefined) paint();
  if (root.dataset.ready === 'yes') void pressAgain();
}).observe(root, { attributeFilter: ['data-ready', 'data-theme'] });
