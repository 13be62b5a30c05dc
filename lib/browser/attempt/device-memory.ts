/**
 * Local storage that goes on in this page's memory where the browser refuses to keep more: storage that is full or blocked must
 * not stop a test while the network is there.
 */
const unkept = new Map<string, string>();

/** False: only this page has it, until it is closed. */
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
    // Nothing is kept where storage is blocked.
  }
}

/** Sorted, so that numbers of one length stand in their order. */
export function keysWith(prefix: string): string[] {
  const keys = new Set(unkept.keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // Nothing is kept where storage is blocked.
  }
  return [...keys].filter((key) => key.startsWith(prefix)).sort();
}

export const isUnkept = (key: string): boolean => unkept.has(key);

/** The user may have made room. */
export function keepWhatFits(): void {
  for (const [key, value] of unkept) if (!keep(key, value)) return;
}
