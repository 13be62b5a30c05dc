import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Tree {
  [key: string]: string | Tree;
}

const flatten = (tree: Tree, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${prefix}.${key}`, text]] : flatten(text, `${prefix}.${key}`),
  );

/** Reads all texts of a language: a map from keys, such as "mock.title", to texts in ICU format. */
export const readTexts = (language: 'en' | 'es'): Map<string, string> =>
  new Map(
    readdirSync(join('messages', language)).flatMap((file) =>
      flatten(JSON.parse(readFileSync(join('messages', language, file), 'utf8')) as Tree, basename(file, '.json')),
    ),
  );
