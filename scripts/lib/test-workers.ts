/** How many test files run beside each other: one more than the smallest machine has cores, because they also wait. */
export const TEST_WORKERS = 3;

/** The address of a worker's own copy of the tests' database; without a worker, of the server's first database. */
export function databaseOfWorker(url: string, worker: number | null): string {
  const address = new URL(url);
  address.pathname = worker === null ? '/postgres' : `${address.pathname}_${worker}`;
  return address.href;
}
