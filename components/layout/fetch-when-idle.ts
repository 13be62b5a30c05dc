const QUIET_MS = 300;
/**
 * Delay before rarely used code is loaded without an interaction. Same as for the offline cache (`offline-runner.tsx`).
 */
const UNUSED_MS = 3_000;
/** Events that count as an interaction. Mere pointer movement does not. */
const USES = ['pointerdown', 'keydown', 'scroll'] as const;
/** Retry interval after a network failure. */
const AGAIN_MS = 3_000;

/**
 * Loads code for later use when the page is idle, so that it also works offline. Retries until all of it has loaded.
 * Returns a function that stops the loading.
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

/** Loads code that only visitors who use the page need: on the first interaction, or after a delay without one. */
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
