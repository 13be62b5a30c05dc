/**
 * Entries that could not be written to local storage, held in this page's memory. Full or blocked storage must not stop
 * a test while there is a network.
 */
const unkept = new Map<string, string>();

/** Stores the value. Returns false if local storage refused it, so that it is lost when this page closes. */
export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    unkept.delete(key);
    return true;
  } catch (error) {
    console.warn('This device cannot keep what was just done:', error);
    unkept.set(key, value);
    return false;
  }
}

export function recall(key: string): string | null {
  const inMemory = unkept.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function drop(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/** Lists the stored keys with this prefix in text order, which is also numeric order for numbers of equal length. */
export function keysWith(prefix: string): string[] {
  const keys = new Set(unkept.keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
  return [...keys].filter((key) => key.startsWith(prefix)).sort();
}

export const isUnkept = (key: string): boolean => unkept.has(key);

/** Tries again to store the entries in memory, because the user may have freed storage. */
export function keepWhatFits(): void {
  for (const [key, value] of unkept) if (!keep(key, value)) return;
}
