const QUIET_MS = 300;
/** With what is put by for offline use (`offline-runner.tsx`). */
const UNUSED_MS = 3_000;
/** What a visitor does who has read the page and goes on: not the pointer's mere presence. */
const USES = ['pointerdown', 'keydown', 'scroll'] as const;
/** A network that was away may be back by then. */
const AGAIN_MS = 3_000;

/**
 * Fetches code that a page shows only now and then, in a quiet moment after its own: it must open without network too. Tries until
 * all of it has loaded. Returns a function that stops it.
 */
export function fetchWhenIdle(loads: readonly (() => Promise<unknown>)[], quietMs = QUIET_MS): () => void {
  const fetchAll = () =>
    Promise.all(loads.map((load) => load())).catch(() => {
      timer = isOff ? undefined : setTimeout(fetchAll, AGAIN_MS);
    });
  let isOff = false;
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(fetchAll, quietMs);
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}

/** The same for code that nobody sees before the page is used: at the first use, and without one in its time. */
export function fetchWhenUsed(loads: readonly (() => Promise<unknown>)[]): () => void {
  let stop = fetchWhenIdle(loads, UNUSED_MS);
  const isUsed = new AbortController();
  const begin = () => {
    isUsed.abort();
    stop();
    stop = fetchWhenIdle(loads, 0);
  };
  for (const use of USES)
    document.addEventListener(use, begin, { capture: true, passive: true, signal: isUsed.signal });
  return () => {
    isUsed.abort();
    stop();
  };
}
