/**
 * Entries that could not be written to local storage and are only in this page's memory. A test must continue even if
 * local storage is full or blocked, as long as there is a network.
 */
const memoryOnly = new Map<string, string>();

/** Stores the value. Returns false if local storage refused it; the value is then lost when this page closes. */
export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    memoryOnly.delete(key);
    return true;
  } catch (error) {
    console.warn('Not stored:', error);
    memoryOnly.set(key, value);
    return false;
  }
}

export function recall(key: string): string | null {
  const inMemory = memoryOnly.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function drop(key: string): void {
  memoryOnly.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is no stored entry to remove.
  }
}

/**
 * Lists the stored keys with this prefix in text order. For numbers of equal length, this is also the numeric order.
 */
export function keysWith(prefix: string): string[] {
  const keys = new Set(memoryOnly.keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // Storage is blocked, so only this page's memory has entries.
  }
  return [...keys].filter((key) => key.startsWith(prefix)).sort();
}

export const isOnlyInMemory = (key: string): boolean => memoryOnly.has(key);

/** Tries again to write the entries in memory to local storage, because the user may have freed some storage. */
export function keepWhatFits(): void {
  for (const [key, value] of memoryOnly) if (!keep(key, value)) return;
}
