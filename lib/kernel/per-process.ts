/** A value that exists once per process. Calling the function returns the value; the first call creates the value. */
export interface PerProcess<T> {
  (): T;
  /** Returns the value, or undefined if it has not been created. */
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
 * Creates a value that exists once in the process. The front server, the proxy, pages and endpoints each load their own
 * copy of a module, with separate variables. A value that must exist only once, such as a pool, a queue or a cache, is
 * therefore stored under a name.
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
