import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { twMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';

const PRIMITIVES = 'components/ui';
/** A component's text from its name to the brace that ends it. */
const COMPONENT = /^export function ([A-Z]\w+)\([\s\S]*?^}/gm;
/** What a component gives its element beside what it was handed. */
const OWN_CLASSES = /\bcn\(([^)]*(?:\([^)]*\))?[^)]*)className,?\s*\)/;
const USE = /<([A-Z]\w+)\s(?:[^<>]|=>)*?\bclassName="([^"]*)"/g;

const words = (text: string): string[] =>
  [...text.matchAll(/'([^']*)'/g)].flatMap(([, found = '']) => found.split(' '));
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name));

/** Classes that stand in a file beside its components: those that inputs share, and the sizes of buttons. */
const SHARED: Record<string, string[]> = {
  inputClasses: words(/inputClasses =([^;]*)/.exec(readFileSync(`${PRIMITIVES}/input.tsx`, 'utf8'))?.[1] ?? ''),
  buttonVariants: words(
    /size: \{\s*(default: [^\n]*)/.exec(readFileSync(`${PRIMITIVES}/button-variants.ts`, 'utf8'))?.[1] ?? '',
  ),
};

function ownClasses(): Map<string, string[]> {
  const own = new Map<string, string[]>();
  for (const file of listFiles(PRIMITIVES)) {
    for (const [text, name = ''] of readFileSync(file, 'utf8').matchAll(COMPONENT)) {
      const given = OWN_CLASSES.exec(text)?.[1];
      if (given === undefined) continue;
      const shared = Object.keys(SHARED).filter((key) => given.includes(key));
      own.set(name, [...shared.flatMap((key) => SHARED[key] ?? []), ...words(given)].filter(Boolean));
    }
  }
  return own;
}

/** The classes of a primitive that a caller's would have to beat. */
const contradicted = (own: string[], given: string[]): string[] =>
  own.filter((name) => given.some((other) => other !== name && twMerge(`${name} ${other}`) === other));

describe('cn', () => {
  const primitives = ownClasses();

  it('knows what primitives wear', () => {
    expect(primitives.get('Input')).toContain('h-12');
    expect(primitives.get('Button')).toContain('min-h-11');
    expect(contradicted(['h-12', 'w-full'], ['h-10'])).toEqual(['h-12']);
    expect(contradicted(['h-12', 'w-full'], ['h-10!'])).toEqual([]);
  });

  it('joins nothing that contradicts a primitive without saying so', () => {
    const found = ['app', 'components'].flatMap(listFiles).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(USE)].flatMap(([, name = '', given = '']) => {
        const own = primitives.get(name) ?? [];
        return contradicted(own, given.split(' ')).map(
          (beaten) => `${file}: <${name} className="${given}"> against ${beaten}`,
        );
      }),
    );
    expect(found).toEqual([]);
  });
});
