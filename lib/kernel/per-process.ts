/** Value that a process has once. Calling it returns the value, which is created at the first call. */
export interface PerProcess<T> {
  (): T;
  /** Returns the value if it exists; does not create it. */
  peek(): T | undefined;
  set(value: T): void;
  /** Clears the value, so that the next call creates it again. */
  clear(): void;
}

const KEY = Symbol.for('coldpass.per-process');
const holder = globalThis as typeof globalThis & { [KEY]?: Map<string, unknown> };

function values(): Map<string, unknown> {
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/**
 * Shares a value within the process. The server in front, the proxy, pages and endpoints load modules separately, so
 * that a module variable exists once for each of them. A value that must be unique, such as a pool, a queue or a cache,
 * is stored here under its own name.
 */
export function perProcess<T>(name: string, make: () => T): PerProcess<T> {
  const peek = () => values().get(name) as T | undefined;
  const set = (value: T) => void values().set(name, value);
  const get = (): T => {
    if (!values().has(name)) set(make());
    return values().get(name) as T;
  };
  return Object.assign(get, { peek, set, clear: () => void values().delete(name) });
}
