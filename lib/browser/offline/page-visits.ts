/**
 * IndexedDB database in which the service worker's library (Serwist) stores when each cached page was last requested,
 * with the page's full address.
 */
const DATABASE = 'serwist-expiration';
const STORE = 'cache-entries';
const BY_CACHE = 'cacheName';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Deletes the entries of this cache at sign-out, because an address can reveal what a learner practiced
 * (`/test-selection?section=…`).
 */
export async function deletePageVisits(cacheName: string): Promise<void> {
  if (!('indexedDB' in window)) return;
  // Opening a missing database would create an empty one without the object store that Serwist expects.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === DATABASE)) return;
  const database = await settled(indexedDB.open(DATABASE));
  try {
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const keys = await settled(store.index(BY_CACHE).getAllKeys(cacheName));
    await Promise.all(keys.map((key) => settled(store.delete(key))));
  } finally {
    database.close();
  }
}
