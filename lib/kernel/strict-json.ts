/**
 * Parses only JSON that every parser understands in the same way: no repeated keys, no `__proto__`, limited nesting.
 */

export const MAX_DEPTH = 20;

/** Error for JSON that is valid but not allowed here. Its message may be shown to people. */
export class StrictJsonError extends Error {}

/** Parses a text. Throws `SyntaxError` for invalid JSON and `StrictJsonError` for JSON that is not allowed here. */
export function parseStrict(text: string): unknown {
  const value: unknown = JSON.parse(text);
  inspect(text);
  return value;
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/**
 * Checks valid JSON in one pass. The stack holds the set of keys for each open object, and null for each open array.
 */
function inspect(text: string): void {
  const open: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case OPEN_OBJECT:
      case OPEN_LIST: {
        const keys = text.charCodeAt(at) === OPEN_OBJECT ? new Set<string>() : null;
        open.push(keys);
        if (open.length > MAX_DEPTH) throw new StrictJsonError('more levels than are allowed');
        isKeyNext = keys !== null;
        break;
      }
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        open.pop();
        isKeyNext = false;
        break;
      case COMMA:
        isKeyNext = (open.at(-1) ?? null) !== null;
        break;
      case COLON:
        isKeyNext = false;
        break;
      case QUOTE: {
        const end = endOfText(text, at);
        if (isKeyNext) addKey(open.at(-1) ?? null, text.slice(at, end + 1));
        at = end;
      }
    }
  }
}

/** Returns the index of the quotation mark that ends the string beginning at `start`. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

function addKey(keys: Set<string> | null, quoted: string): void {
  // Decodes a key with escapes first, because two keys are equal if their decoded texts are equal.
  const key = quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
  if (key === '__proto__') throw new StrictJsonError('a key that is not allowed');
  if (keys?.has(key)) throw new StrictJsonError('a key that is there twice');
  keys?.add(key);
}
