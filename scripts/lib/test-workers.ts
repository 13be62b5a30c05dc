/**
 * Number of test files that run in parallel: one more than the number of cores of the smallest machine, because tests
 * also wait.
 */
export const TEST_WORKERS = 3;

/**
 * Returns the URL of a worker's copy of the test database. If `worker` is null, returns the URL of the server's default
 * database.
 */
export function databaseOfWorker(url: string, worker: number | null): string {
  const address = new URL(url);
  address.pathname = worker === null ? '/postgres' : `${address.pathname}_${worker}`;
  return address.href;
}
