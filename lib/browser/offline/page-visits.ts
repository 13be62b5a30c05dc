/** Where the service worker's library notes when each kept page was last asked for, with its whole address. */
const DATABASE = 'serwist-expiration';
const STORE = 'cache-entries';
const BY_CACHE = 'cacheName';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** An address can say what a learner practiced (`/test-selection?section=…`): at sign-out these notes go with the pages. */
export async function deletePageVisits(cacheName: string): Promise<void> {
  if (!('indexedDB' in window)) return;
  // To open a database that is not there yet would make an empty one, which the library could not use.
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
