const QUIET_MS = 300;
/** A network that was away may be back by then. */
const AGAIN_MS = 3_000;

/**
 * Fetches code that a page shows only now and then, in a quiet moment after its own: it must open without network too. Tries until
 * all of it has loaded. Returns a function that stops it.
 */
export function fetchWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const fetchAll = () =>
    Promise.all(loads.map((load) => load())).catch(() => {
      timer = isOff ? undefined : setTimeout(fetchAll, AGAIN_MS);
    });
  let isOff = false;
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(fetchAll, QUIET_MS);
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}
