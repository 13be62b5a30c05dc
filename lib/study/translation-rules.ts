/** Rules for study texts in a second language. */

/**
 * The translated texts of a value, in the same structure as the value. Leaves out parts that are not translated, such
 * as columns of figures.
 */
export type Words<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Words<Item>[]
    : { readonly [Key in keyof T]?: Words<NonNullable<T[Key]>> };

type Node = Readonly<Record<string, unknown>> | undefined;

/** Names of the parts that state a source. */
const CITES: ReadonlySet<string> = new Set(['cite', 'cites', 'source']);
/** Matches the paths of parts that no reader sees as text. */
const CODES = /(?:^|\.)(?:slug|group|checkedOn|drawings\.\d+\.name)$/;

/** Returns the value with its texts replaced by the translated ones. `toCite` translates the sources. */
export function translate<T>(value: T, words: Words<T>, toCite: (source: string) => string): T {
  const walk = (part: unknown, own: unknown, key: string): unknown => {
    if (typeof part === 'string') return CITES.has(key) ? toCite(part) : (own ?? part);
    if (Array.isArray(part)) return part.map((item, at) => walk(item, (own as Node)?.[at], key));
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, walk(inner, (own as Node)?.[name], name)]),
    );
  };
  return walk(value, words, '') as T;
}

/** Lists the texts in a value, each with its path, such as "topics.1.name". Leaves out codes and sources. */
export function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return CODES.test(path) ? [] : [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    CITES.has(name) ? [] : listTexts(inner, path === '' ? name : `${path}.${name}`),
  );
}
