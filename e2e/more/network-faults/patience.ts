/**
 * Runs `work` with a time limit; then aborts it and throws. Uses its own timer, because Node's `fetch` can miss both
 * its signal and the end of its connection if a server is killed at the wrong moment, and would then never end.
 */
export async function inTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      patience.abort();
      reject(new Error(`Nothing came in ${ms} ms`));
    }, ms);
  });
  try {
    return await Promise.race([work(patience.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
