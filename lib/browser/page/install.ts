const DECLINED = 'coldpass.install-declined';
const LESSONS = 'coldpass.lessons-done';
/** The invitation comes at the end of the second lesson, never before: the learner knows by then what would be installed. */
const LESSONS_BEFORE = 2;

/** Event of Chromium browsers. Safari has none, and installs by its share menu alone. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallEvent | null = null;
const isOffer = (event: Event): event is InstallEvent => 'prompt' in event;

/** Keeps the browser's offer for the end of a lesson, in place of its own banner. Returns a function that stops. */
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
    // Storage is blocked, and a page that cannot store anything is not worth installing.
  }
}

export type InstallWay = 'prompt' | 'share-menu';

/** Counts a finished lesson once, and returns how to install the app; null while the learner is not to be invited. */
export function countLesson(attemptId: string): InstallWay | null {
  const done = [...new Set([...read(LESSONS), attemptId])].slice(-LESSONS_BEFORE);
  write(LESSONS, done);
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  if (done.length < LESSONS_BEFORE || isInstalled || read(DECLINED).length > 0) return null;
  if (offer) return 'prompt';
  return 'standalone' in navigator ? 'share-menu' : null;
}

/** Forgets the lessons of the person who signs out. */
export const forgetLessons = (): void => write(LESSONS, []);

export const declineInstall = (): void => write(DECLINED, ['yes']);

/** Opens the browser's dialog, which each offer allows once. */
export async function install(): Promise<void> {
  const event = offer;
  offer = null;
  await event?.prompt();
}
