/**
 * Entries that local storage refuses, in this page's memory: full or blocked storage must not stop a test while the
 * network is there.
 */
const unkept = new Map<string, string>();

/** Returns false when only this page has it, until it is closed. */
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

/** Lists keys sorted, which orders numbers of one length. */
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

/** Retries storing, because the user may have made room. */
export function keepWhatFits(): void {
  for (const [key, value] of unkept) if (!keep(key, value)) return;
}
