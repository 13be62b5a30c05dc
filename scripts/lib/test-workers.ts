/**
 * Number of test files that run in parallel: the smallest machine's number of cores plus one, because tests also wait.
 */
export const TEST_WORKERS = 3;

/** Returns the URL of a worker's copy of the test database. Without a worker: of the server's default database. */
export function databaseOfWorker(url: string, worker: number | null): string {
  const address = new URL(url);
  address.pathname = worker === null ? '/postgres' : `${address.pathname}_${worker}`;
  return address.href;
}
