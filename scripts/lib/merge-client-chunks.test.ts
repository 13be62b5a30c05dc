import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mergeClientChunks } from './merge-client-chunks';

const CHUNKS = 'static/chunks';
let build: string;

const fileOf = (name: string) => join(build, name);
const read = (name: string) => readFileSync(fileOf(name), 'utf8');
const chunk = (name: string) => `${CHUNKS}/${name}.js`;

function write(name: string, text: string): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), text);
}

const register = (body: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${body}]);`;
const asks = (...names: string[]) => `Promise.all([${names.map((name) => `"${chunk(name)}"`).join()}].map(l))`;

function writePage(page: string, names: readonly string[]): void {
  const chunks = names.map((name) => `/_next/${chunk(name)}`);
  write(`server/app/${page}/page_client-reference-manifest.js`, `M[1]=${JSON.stringify({ chunks })}`);
  const rootMainFiles = ['main-1', 'main-2', 'turbopack-run'].map(chunk);
  write(`server/app/${page}/page/build-manifest.json`, JSON.stringify({ rootMainFiles }, null, 2));
}

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'merge-client-chunks-'));
  write(chunk('turbopack-run'), '(()=>{var r=globalThis.TURBOPACK})()');
  for (const name of ['main-1', 'main-2', 'shared', 'one-a1', 'two-a1', 'ask-01', 'ask-02', 'late-1'])
    write(chunk(name), register(`"${name}",e=>{}`));
  write(chunk('one-b1'), register(`"one-b1",e=>${asks('ask-01', 'ask-02')}`));
  write(chunk('two-b1'), register(`"two-b1",e=>e.w("${chunk('late-1')}")`));
  writePage('one', ['shared', 'one-a1', 'one-b1']);
  writePage('two', ['shared', 'two-a1', 'two-b1']);
  // A page that stands for others, and starts with less.
  write('server/app/_not-found/page_client-reference-manifest.js', '{}');
});

afterEach(() => rmSync(build, { recursive: true, force: true }));

const chunksOf = (page: string): string[] =>
  JSON.parse(read(`server/app/${page}/page_client-reference-manifest.js`).slice('M[1]='.length)).chunks.map(
    (name: string) => name.slice('/_next/'.length),
  );

it('makes one file of those that every page starts with, one of a page’s own, and one of what is asked for together', () => {
  mergeClientChunks(build);
  const [common = '', own = ''] = chunksOf('one');
  expect(chunksOf('one')).toHaveLength(2);
  expect(read(common)).toBe(['main-1', 'main-2', 'shared'].map((name) => register(`"${name}",e=>{}`)).join('\n'));
  expect(read(own)).toContain('"one-a1"');
  expect(read(own)).toMatch(/"one-b1",e=>Promise\.all\(\["static\/chunks\/[\w.-]+\.js"\]\.map/);
  expect(chunksOf('two')[0]).toBe(common);
  expect(JSON.parse(read('server/app/one/page/build-manifest.json')).rootMainFiles).toEqual([
    common,
    chunk('turbopack-run'),
  ]);
});

it('gives names of the same length, and removes what nothing names any more', () => {
  mergeClientChunks(build);
  const left = readdirSync(fileOf(CHUNKS));
  expect(left).toHaveLength(6);
  expect(left).toEqual(expect.arrayContaining(['turbopack-run.js', 'late-1.js']));
  for (const name of left) expect(name.length).toBe(name === 'turbopack-run.js' ? 16 : 9);
});

it('keeps apart what is loaded in a way that it does not know', () => {
  mergeClientChunks(build);
  expect(read(chunk('late-1'))).toBe(register('"late-1",e=>{}'));
});

it('names each file once in a page', () => {
  const tag = (name: string) => `<script src="/_next/${chunk(name)}" async=""></script>`;
  const preload = (name: string) => `<link rel="preload" as="script" href="/_next/${chunk(name)}"/>`;
  const row = String.raw`<script>self.__next_f.push([1,"1:I[7,[\"/_next/static/chunks/shared.js\",\"/_next/static/chunks/main-1.js\"],\"x\"]"])</script>`;
  write('server/app/one.html', preload('main-1') + preload('main-2') + tag('main-1') + tag('shared') + row);
  mergeClientChunks(build);
  const html = read('server/app/one.html');
  expect(html.match(/<script src/g)).toHaveLength(1);
  expect(html.match(/<link/g)).toHaveLength(1);
  expect(html).toMatch(/I\[7,\[\\"\/_next\/static\/chunks\/[\w.-]+\.js\\"\],/);
});

it('keeps the file of a name that a page breaks in two', () => {
  const broken =
    '<script>self.__next_f.push([1,"static/chunks/sha"])</script><script>self.__next_f.push([1,"red.js"])</script>';
  write('server/app/one.html', broken);
  mergeClientChunks(build);
  expect(existsSync(fileOf(chunk('shared')))).toBe(true);
  expect(existsSync(fileOf(chunk('main-1')))).toBe(false);
});
