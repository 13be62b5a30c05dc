import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORT = /^(?:import|export) (?!type\b)[^;]*? from '([^']+)';|\bimport\('([^']+)'\)/gm;
const IN_BROWSERS = ['components', 'lib/browser'];
/**
 * The only contract whose schemas forms may load, because they validate input with these schemas before they send it.
 */
const FORMS = '@/lib/bank/forms-contract';

const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .filter(([statement]) => !/\{(\s*type \w+,?)+\s*\}/.test(statement))
    .map(([, fixed, late]) => fixed ?? late ?? '');

describe('browser code', () => {
  it('calls endpoints without their schemas, and imports only their types', () => {
    const sources = [
      ...IN_BROWSERS.flatMap(listSources),
      ...listSources('lib').filter((file) => file.endsWith('endpoints.ts')),
    ];
    const found = sources.flatMap((file) =>
      importsOf(file)
        .filter((path) => path.endsWith('/contract') && path !== FORMS)
        .map((path) => `${file} loads ${path}`),
    );
    expect(found).toEqual([]);
  });
});

/**
 * Order of the domains (`docs/architecture.md`, "Layers"). The domains on each line may import only from lines below.
 * Folders on the same line form one domain, whose files may import each other.
 */
const ORDER = [
  ['openapi'],
  ['proxy'],
  ['browser'],
  ['health'],
  ['jobs'],
  ['import-export'],
  ['account', 'auth', 'people', 'passwords'],
  ['classes'],
  ['track-record'],
  ['plan'],
  ['outcomes'],
  ['testimonials'],
  ['statistics', 'item-analysis'],
  ['reports'],
  ['favorites'],
  ['study'],
  ['tools'],
  ['attempts'],
  ['bank', 'corrections', 'facts'],
  ['analytics'],
  ['mail'],
  ['audit'],
  ['boot'],
  ['http'],
  ['visits'],
  ['session'],
  ['limits'],
  ['db'],
  ['before-answer', 'log', 'env'],
  ['kernel'],
];
const domainOf = (path: string): string => path.split('/')[1]?.replace(/\.tsx?$/, '') ?? '';
const lineOf = (domain: string): number => ORDER.findIndex((line) => line.includes(domain));
/**
 * Matches a store of database rows. Every file may import the stores in `lib/browser` and `lib/session`, so they do not
 * match.
 */
const DATABASE_STORE = /^lib\/(?!browser\/|session\/).*\bstore$/;
const IMPORTED = /(?:from|import\()\s*'@\/(lib\/[^']+)'/g;

/**
 * Describes why an import is not allowed. Returns null if it is allowed. Skips relative imports, which the linter
 * confines to their folder.
 */
function breachOf(file: string, path: string): string | null {
  const [from, to] = [domainOf(file), domainOf(path)];
  if (lineOf(from) > lineOf(to)) {
    return `${file} imports ${path}. ${to} is above ${from}: take what it gives as an argument, or move the code to ${to}.`;
  }
  const isForeignStore = DATABASE_STORE.test(path) && lineOf(from) !== lineOf(to);
  return isForeignStore
    ? `${file} imports ${path}. Call a service of ${to}: only ${to} reads and writes its rows.`
    : null;
}

describe('domains', () => {
  const files = listSources('lib').filter((file) => !file.includes('/testing/') && !file.includes('/generated/'));

  it('are all listed in the order of layers', () => {
    expect([...new Set(files.map(domainOf))].toSorted()).toEqual(ORDER.flat().toSorted());
  });

  it('import only domains below them, even in subfolders', () => {
    const found = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, path = '']) => breachOf(file, path) ?? []),
    );
    expect(found).toEqual([]);
    expect(breachOf('lib/attempts/a/b/c/d/store.ts', 'lib/classes/rules')).toMatch(/classes is above attempts/);
    expect(breachOf('lib/plan/service.ts', 'lib/attempts/a/b/results-store')).toMatch(/Call a service of attempts/);
  });
});

/**
 * Allowed file names in a domain folder (docs/architecture.md). The linter decides by these names what a file may
 * import.
 */
const VOCABULARY = /^(?:[a-z-]+-)?(contract|endpoints|rules|policy|view|store|service|loader|adapter|codec)\.ts$/;
/** Folders in `lib` that are not domains and have their own file names. */
const NO_DOMAINS = new Set(['browser', 'db', 'http', 'kernel', 'openapi', 'proxy', 'session']);
/**
 * All other file names, each with the reason why no standard name fits. Shorten this list when you can; do not extend
 * it.
 */
const OTHERS: Record<string, string> = {
  'auth/providers.ts': 'the use cases of one way to sign in, which write by the stores of accounts and of sessions',
  'auth/identity.ts': 'which columns of a person stores and steps read',
  'auth/steps.ts': 'statements of which the transactions of several stores are made',
  'auth/tokens.ts': 'how a token is drawn and hashed, for links and for sessions',
  'bank/test-wiseness/form.ts': 'the measurable form of options: pure, and a room for rules of its own',
  'bank/test-wiseness/guesser.ts': 'a model that answers questions by form alone: pure, too',
  'bank/exam-paper.ts': 'the part of a statement that two stores put into theirs',
  'classes/teaching-access/condition.ts': 'the same: who teaches a class',
  'health/ready.ts': 'a use case without what describes the rest, which a start would have to load',
};

describe('domain folders', () => {
  it('contain only file names that state what a file does and what it may import', () => {
    const escaped = listSources('lib')
      .map((file) => file.slice('lib/'.length))
      .filter((file) => file.includes('/') && !NO_DOMAINS.has(file.split('/')[0] ?? ''))
      .filter((file) => !/\/(testing|guides)\//.test(file) && !VOCABULARY.test(file.split('/').at(-1) ?? ''));
    expect(escaped.toSorted()).toEqual(Object.keys(OTHERS).toSorted());
  });
});

/**
 * Matches statements that change cached data: those that sign an account out, change its roles, or change what visitors
 * see of the question bank or of the calibration.
 */
const MAKES_STALE =
  /\b(?:session|user)\.(?:updateMany|deleteMany)\(|\b(?:section|question)\.(?:create|update|upsert|delete)(?:Many)?\(|roles \}|(?:UPDATE|INSERT INTO|DELETE FROM) (?:questions|sections|exam_outcomes|praise)\b|\b(?:examOutcome|testimonial)\.(?:updateMany|deleteMany)\(/;
/**
 * Files in which `MAKES_STALE` matches statements that change no cached data: changes of passwords, and deletions of
 * sessions and accounts that nobody has used for days.
 */
const CHANGES_NOTHING_CACHED = new Set(['lib/auth/store.ts', 'lib/auth/expiry/store.ts']);

describe('caches of database rows', () => {
  it('are invalidated by the file that writes the rows', () => {
    const found = listSources('lib')
      .filter((file) => /\b(store|steps)\.ts$/.test(file) && !CHANGES_NOTHING_CACHED.has(file))
      .filter((file) => MAKES_STALE.test(readFileSync(file, 'utf8')))
      .filter((file) => !readFileSync(file, 'utf8').includes('invalidate('));
    expect(found).toEqual([]);
  });
});
