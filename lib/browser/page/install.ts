const DECLINED = 'coldpass.install-declined';
const LESSONS = 'coldpass.lessons-done';
/** Number of finished lessons before the page offers to install the app. By then, the learner knows the product. */
const LESSONS_BEFORE = 2;

/** Chromium's `beforeinstallprompt` event. Safari has no such event; its users install from the share menu. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallEvent | null = null;
const isOffer = (event: Event): event is InstallEvent => 'prompt' in event;

/**
 * Stores the browser's install event until the end of a lesson, and suppresses the browser's own banner. Returns a
 * function that stops listening.
 */
export function keepInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    if (isOffer(event)) offer = event;
  };
  window.addEventListener('beforeinstallprompt', keep);
  return () => window.removeEventListener('beforeinstallprompt', keep);
}

function read(name: string): string[] {
  try {
    return (localStorage.getItem(name) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function write(name: string, values: readonly string[]): void {
  try {
    if (values.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, values.join(' '));
  } catch {
    // Storage is blocked. The offer is then not shown, because an app that cannot store anything is not worth
    // installing.
  }
}

export type InstallWay = 'prompt' | 'share-menu';

/**
 * Counts a finished lesson; counting the same lesson again changes nothing. Returns how the app can be installed, or
 * null if it should not be offered now.
 */
export function countLesson(attemptId: string): InstallWay | null {
  const done = [...new Set([...read(LESSONS), attemptId])].slice(-LESSONS_BEFORE);
  write(LESSONS, done);
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  if (done.length < LESSONS_BEFORE || isInstalled || read(DECLINED).length > 0) return null;
  if (offer) return 'prompt';
  return 'standalone' in navigator ? 'share-menu' : null;
}

/** Forgets the finished lessons at sign-out. */
export const forgetLessons = (): void => write(LESSONS, []);

export const declineInstall = (): void => write(DECLINED, ['yes']);

/** Opens the browser's install dialog. Each install event allows opening it only once. */
export async function install(): Promise<void> {
  const event = offer;
  offer = null;
  await event?.prompt();
}
