import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** SECURITY.md names what holds each requirement. A name that leads nowhere is a promise that nobody keeps. */

const FOLDERS = ['lib', 'scripts', 'e2e', 'bench', 'components', 'app', 'docs', 'emails', 'prisma', '.github'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
const known = new Set(files);
const names = new Set(files.map((file) => basename(file)));
const text = readFileSync('SECURITY.md', 'utf8');

const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** What looks like a file: it has an ending that we use. */
const named = [...text.matchAll(/`([\w./@[\]()-]+\.(?:ts|tsx|mjs|json|md|yml))`/g)].map((match) => match[1] ?? '');
const exists = (name: string) =>
  name.includes('/') ? known.has(name) || existsSync(name) : names.has(name) || existsSync(name);

/** `file`: “title” in a row. */
const titled = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: “([^”]+)”/g)].map((match) => [
  match[1] ?? '',
  match[2] ?? '',
]);

function sourceOf(name: string): string {
  const path = name.includes('/') ? name : files.find((file) => basename(file) === name);
  return path ? readFileSync(path, 'utf8') : '';
}

function numbersOf(cell: string): number[] {
  return cell.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, (_, place) => first + place);
  });
}

describe('SECURITY.md', () => {
  it('answers each of the eighty requirements once', () => {
    const numbers = rows.flatMap(([first = '']) => numbersOf(first)).sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 80 }, (_, place) => place + 1));
  });

  it('says of each what holds it', () => {
    for (const [number, requirement, held] of rows) {
      expect(`${requirement}`.length, number).toBeGreaterThan(3);
      expect(`${held}`.length, `requirement ${number} is held by nothing`).toBeGreaterThan(3);
    }
  });

  it('names files that exist', () => {
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !exists(name))).toEqual([]);
  });

  it('names tests that exist', () => {
    expect(titled.length).toBeGreaterThan(15);
    expect(titled.filter(([file = '', title = '']) => !sourceOf(file).includes(title))).toEqual([]);
  });

  it('has its promises that nothing on the built product holds listed under what is known to be weak', () => {
    const weak = rows.filter(([, , held = '']) => !/\b(?:e2e\/|[\w-]+\.spec\.ts)/.test(held)).map(([number]) => number);
    const told = /held by no test on the built product: ([^\n]+)\./.exec(readFileSync('docs/testing.md', 'utf8'))?.[1];
    expect(told?.split('; ')).toEqual(weak);
  });
});
