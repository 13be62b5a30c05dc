import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mergeClientChunks } from './merge-client-chunks';

const CHUNKS = 'static/chunks';
const ROOT_MAIN_FILES = ['main-1', 'main-2', 'turbopack-run'].map((name) => chunk(name));
const folders: string[] = [];
let build: string;

const fileOf = (name: string) => join(build, name);
const read = (name: string) => readFileSync(fileOf(name), 'utf8');
function chunk(name: string): string {
  return `${CHUNKS}/${name}.js`;
}

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
  write(`server/app/${page}/page/build-manifest.json`, JSON.stringify({ rootMainFiles: ROOT_MAIN_FILES }, null, 2));
}

function makeBuild(): void {
  build = mkdtempSync(join(tmpdir(), 'merge-client-chunks-'));
  folders.push(build);
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ROOT_MAIN_FILES }));
  write(chunk('turbopack-run'), '(()=>{var r=globalThis.TURBOPACK})()');
  for (const name of ['main-1', 'main-2', 'shared', 'one-a1', 'two-a1', 'ask-01', 'ask-02', 'late-1'])
    write(chunk(name), register(`"${name}",e=>{}`));
  write(chunk('one-b1'), register(`"one-b1",e=>${asks('ask-01', 'ask-02')}`));
  write(chunk('two-b1'), register(`"two-b1",e=>e.w("${chunk('late-1')}")`));
  writePage('one', ['shared', 'one-a1', 'one-b1']);
  writePage('two', ['shared', 'two-a1', 'two-b1']);
  // A page that stands for others, and starts with less.
  write('server/app/_not-found/page_client-reference-manifest.js', '{}');
}

beforeEach(makeBuild);

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Merges, and gives what is then below `static/chunks`: texts by name. */
function merge(): Map<string, string> {
  mergeClientChunks(build);
  return new Map(readdirSync(fileOf(CHUNKS)).map((name) => [`${CHUNKS}/${name}`, read(`${CHUNKS}/${name}`)]));
}

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

it('renames what a page breaks in two', () => {
  const broken =
    '<script>self.__next_f.push([1,"static/chunks/sha"])</script><script>self.__next_f.push([1,"red.js"])</script>';
  write('server/app/one.html', broken);
  mergeClientChunks(build);
  const [common = ''] = chunksOf('one');
  const [start, end] = [common.slice(0, 'static/chunks/sha'.length), common.slice('static/chunks/sha'.length)];
  expect(read('server/app/one.html')).toBe(broken.replace('static/chunks/sha', start).replace('red.js', end));
  expect(existsSync(fileOf(chunk('shared')))).toBe(false);
});

it('marks what all pages start with for the browser to compile, where it is large', () => {
  write(chunk('main-2'), register(`"main-2",e=>"${'x'.repeat(50_000)}"`));
  const plain = merge();
  expect([...plain.values()].filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([
    plain.get(chunksOf('one')[0] ?? ''),
  ]);
});

/** Everything by which one script can come to name another: alone, by one of its own, and two that name each other. */
function writeWeb(): void {
  const web = {
    alone1: asks('ask-01', 'ask-02'),
    above1: `e.w("${chunk('alone1')}")`,
    round1: `e.w("${chunk('round2')}")`,
    round2: `[e.w("${chunk('round1')}"),e.w("${chunk('above1')}")]`,
    itself: `[e.w("${chunk('itself')}"),e.w("${chunk('above1')}")]`,
    around: `e.w("${chunk('round1')}")`,
    apart1: `e.w("${chunk('apart2')}")`,
    apart2: `e.w("${chunk('apart1')}")`,
  };
  for (const [name, body] of Object.entries(web)) write(chunk(name), register(`"${name}",e=>${body}`));
  write('server/app/one.rsc', `["/_next/${chunk('around')}","/_next/${chunk('itself')}","/_next/${chunk('apart1')}"]`);
}

const bodyOf = (chunks: ReadonlyMap<string, string>, name: string): [string, string] | undefined =>
  [...chunks].find(([, text]) => text.includes(`"${name}",e=>`));

it('gives another name to what names others than before, and to whatever leads to it', () => {
  writeWeb();
  const before = merge();
  makeBuild();
  writeWeb();
  // One of a pair is used by one more page, so the two are two.
  writePage('three', ['shared', 'ask-01']);
  const after = merge();
  for (const [name, text] of after) expect(before.get(name) ?? text, name).toBe(text);
  for (const name of ['one-b1', 'alone1', 'above1', 'round1', 'round2', 'itself', 'around'])
    expect(bodyOf(after, name)?.[0], name).not.toBe(bodyOf(before, name)?.[0]);
  for (const name of ['two-b1', 'apart1', 'apart2', 'main-1'])
    expect(bodyOf(after, name), name).toEqual(bodyOf(before, name));
  expect(bodyOf(after, 'apart1')?.[0]).toBe(chunk('apart1'));
});

it('gives the same names to the same texts, and leaves no name without a file', () => {
  writeWeb();
  const before = merge();
  makeBuild();
  writeWeb();
  const after = merge();
  expect(new Map([...after].sort())).toEqual(new Map([...before].sort()));
  const named = [...after.values(), read('server/app/one.rsc'), ...['one', 'two'].map((page) => chunksOf(page).join())];
  for (const name of named.join().match(/static\/chunks\/[\w.~-]+\.js/g) ?? [])
    expect(after.has(name), name).toBe(true);
  for (const name of ['alone1', 'above1', 'round1', 'itself']) expect(after.has(chunk(name)), name).toBe(false);
});

it('keeps the first part of the name of what starts a page, by which devices know it', () => {
  write(chunk('turbopack-run'), `(()=>{${asks('ask-01', 'ask-02')}})()`);
  const starter = [...merge().keys()].map((name) => basename(name)).filter((name) => name.startsWith('turbopack-'));
  expect(starter).toHaveLength(1);
  expect(starter[0]).toMatch(/^turbopack-[\da-f]{3}\.js$/);
});
