/** Number of test files that run in parallel: one more than the smallest machine has cores, because they also wait. */
export const TEST_WORKERS = 3;

/** Returns the URL of a worker's copy of the test database; without a worker, of the server's first database. */
export function databaseOfWorker(url: string, worker: number | null): string {
  const address = new URL(url);
  address.pathname = worker === null ? '/postgres' : `${address.pathname}_${worker}`;
  return address.href;
}
