/**
 * Runs `work` with a time limit. After the limit, aborts the work and throws. Needs its own timer: if a server is
 * killed at the wrong moment, Node's `fetch` can miss both its abort signal and the end of its connection, and would
 * wait forever.
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
