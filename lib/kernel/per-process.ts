/** A value of which a process has one. Called, it returns the value, which is made at the first call. */
export interface PerProcess<T> {
  (): T;
  /** The value if there is one; makes none. */
  peek(): T | undefined;
  set(value: T): void;
  /** The next call makes it again. */
  clear(): void;
}

const KEY = Symbol.for('coldpass.per-process');
const holder = globalThis as typeof globalThis & { [KEY]?: Map<string, unknown> };

function values(): Map<string, unknown> {
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/**
 * The server in front, the proxy, pages and endpoints share a process but load modules separately, so that a variable of a module
 * is there once for each of them. What has to be one, such as a pool, a queue or a cache, is kept here under a name of its own.
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
