import 'server-only';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Language } from '@/lib/kernel/language';
import { type Messages, type Namespace, SOURCES } from './sources';

interface Tree {
  [key: string]: string | Tree;
}
interface CompiledTree {
  [key: string]: CompiledMessage | CompiledTree;
}

const compileAll = (texts: Tree): CompiledTree =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileAll(text)]),
  );

const compiled = new Map<string, CompiledTree>();

function loadNamespace(language: Language, name: Namespace): CompiledTree {
  const key = `${language}/${name}`;
  // React sends only plain objects to browsers, but some objects that the compiler creates have no prototype.
  const texts = compiled.get(key) ?? (JSON.parse(JSON.stringify(compileAll(SOURCES[language][name]))) as CompiledTree);
  compiled.set(key, texts);
  return texts;
}

/**
 * Returns the texts of these namespaces, compiled for the small formatter of `use-intl` (`next.config.mjs`). The cast
 * is needed because the types of `use-intl` describe only texts that are not compiled.
 */
export function loadMessages<Key extends Namespace>(language: Language, namespaces: readonly Key[]) {
  const texts = Object.fromEntries(namespaces.map((name) => [name, loadNamespace(language, name)]));
  return texts as unknown as Pick<Messages, Key>;
}
