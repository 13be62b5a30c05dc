/**
 * What was pressed before the page had its handlers is done again once it has them. The script in the head
 * (`components/layout/first-paint.ts`) keeps it until then.
 */

interface KeptKey {
  key: string;
  /** Milliseconds since the page began to load. */
  at: number;
}

interface KeptPress {
  type: 'click' | 'input' | 'change' | 'submit';
  node: HTMLElement;
  /** Which one it was of the page's elements that look like it, counted from 0. */
  at: number;
  /** How many there were; 0 while the page was still arriving. */
  of: number;
  /** As it was right after the press: React may have set the field back meanwhile. */
  value?: string;
  checked?: boolean;
}

interface Early {
  paint: () => void;
  stop: () => void;
  kept: KeptPress[];
  keys: KeptKey[];
  /** A page listens for keys: what is pressed from then on acts at once, and would act twice if it were kept. */
  heard?: boolean;
}

const early = (): Early | undefined => (window as unknown as { coldpassEarly?: Early }).coldpassEarly;

/** Theme and viewer, which React has taken off the page's root where it had to build the page from scratch. */
export const paintAgain = (): void => early()?.paint();

const CONTROLS = ':is(header, main, #site-menu) :is(button, input, select, textarea)';
const LOOK_EVERY_MS = 40;
/** What is not React's by then will never be: an extension has put it there. */
const PATIENCE_MS = 3_000;

/** React leaves its mark on what it has taken over; parts that the server sends later are taken over later. */
const isTakenOver = (): boolean =>
  document.readyState !== 'loading' &&
  [...document.querySelectorAll(CONTROLS)].every((control) =>
    Object.keys(control).some((name) => name.startsWith('__react')),
  );

/**
 * Wakes the page once React has hydrated all of it. Returns a function that cancels it. React marks a control before its part of the
 * page answers to presses, and goes on without a pause until it does: hence the second look, in a pause.
 */
export function wakeWhenTakenOver(): () => void {
  const since = performance.now();
  let isCanceled = false;
  const look = () => {
    if (isCanceled) return;
    if (performance.now() - since > PATIENCE_MS) void wakePage();
    else if (!isTakenOver()) setTimeout(look, LOOK_EVERY_MS);
    else inPause(() => (isTakenOver() ? !isCanceled && void wakePage() : look()));
  };
  // Not at once: a stored test, for one, is shown a moment after the page has come to life.
  setTimeout(look);
  return () => {
    isCanceled = true;
  };
}

const PAUSE_WITHIN_MS = 500;

/** Once nothing else is to be done, or in time where the browser cannot say. */
function inPause(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PAUSE_WITHIN_MS });
  else setTimeout(act, 2 * LOOK_EVERY_MS);
}

/** Does again what was kept and says by `data-ready` that the page can be used. Keys wait until something listens for them. */
async function wakePage(): Promise<void> {
  const { stop, kept = [] } = early() ?? {};
  const { dataset } = document.documentElement;
  if (dataset.ready === 'yes') return;
  stop?.();
  dataset.ready = 'yes';
  const pressed = new Set<HTMLElement>();
  for (const press of kept) {
    const node = livingTwin(press);
    // A second press of a button that has not done anything yet means the same one act.
    if (!node || (press.type === 'click' && pressed.has(node))) continue;
    pressed.add(node);
    repeat(node, press);
    // React shows what has changed before the next press acts on it.
    await Promise.resolve();
  }
}

/** To be called in the same task as the page begins to listen for keys. Returns a function that ends it. */
export function hearKeys(): () => void {
  const kept = early();
  if (kept) kept.heard = true;
  return () => {
    if (kept) kept.heard = false;
  };
}

/** Older than this, a key was meant for something that never came. */
const KEY_MS = 30_000;

/** Keys that were pressed before there was a question, one after the other: each sees what the one before has changed. */
export function takeEarlyKeys(): void {
  const keys = early()?.keys.splice(0) ?? [];
  const recent = keys.filter(({ at }) => performance.now() - at < KEY_MS).map(({ key }) => key);
  // Pressed again and again at a page that does not move, Enter is meant once.
  for (const [at, key] of recent.filter((one, index) => one !== recent[index - 1]).entries()) {
    const press = () =>
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    setTimeout(press, at);
  }
}

/**
 * The same control where React has built the page from scratch. Not by its name: a page that the browser had translated by then
 * has other words. Where there are more or fewer of its kind than at the press, it is unclear which one was meant, and nothing is done.
 */
function livingTwin({ node, at, of }: KeptPress): HTMLElement | undefined {
  if (node.isConnected) return node;
  const alike = [...document.querySelectorAll<HTMLElement>(node.tagName)].filter(
    ({ className }) => className === node.className,
  );
  return of === 0 || alike.length === of ? alike[at] : undefined;
}

function repeat(node: HTMLElement, { type, value = '', checked }: KeptPress): void {
  delete node.dataset.kept;
  if (type === 'click') node.click();
  else if (node instanceof HTMLFormElement) node.requestSubmit();
  else if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) setAndTell(node, value, type);
  else if (node.type === 'radio' || node.type === 'checkbox') {
    // React looks for a difference to what it has last seen on the element; set this way, it has seen the opposite.
    if (type === 'change') (node as HTMLInputElement).checked = !checked;
    if (type === 'change') node.click();
  } else if (node.type === 'file') node.dispatchEvent(new Event('change', { bubbles: true }));
  else {
    node.value = `${value} `;
    setAndTell(node, value, type);
  }
}

/** By the platform's own setter, which React does not see. */
function setAndTell(node: HTMLElement, value: string, type: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value')?.set?.call(node, value);
  node.dispatchEvent(new Event(type, { bubbles: true }));
}
