import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeChunks } from './merge-chunks';

const FILES = {
  // Twins, and two that are twins once these are one.
  'chunks/lib_1._.js': 'module.exports=[1,()=>{}]',
  'chunks/lib_2._.js': 'module.exports=[1,()=>{}]',
  'chunks/load_1._.js': 'A.l("server/chunks/lib_1._.js")',
  'chunks/load_2._.js': 'A.l("server/chunks/lib_2._.js")',
  'chunks/other._.js': 'module.exports=[2,()=>{}]',
  // The same text in another folder is for another runtime.
  'chunks/ssr/lib_3._.js': 'module.exports=[1,()=>{}]',
  'chunks/[turbopack]_runtime.js': 'module.exports=(path)=>{}',
  'chunks/ssr/[turbopack]_runtime.js': 'module.exports=(path)=>{}',
  'app/one/route.js': 'R.c("server/chunks/load_1._.js")',
  'app/two/route.js': 'R.c("server/chunks/load_2._.js")\nR.c("server/chunks/other._.js")',
  'app/two/route.js.nft.json': '{"files":["../../chunks/load_2._.js","../../chunks/lib_2._.js"]}',
  'app/two/page.js': 'self.x="{\\"chunks\\":[\\"server/chunks/load_2._.js\\"]}"',
};

let build: string;
const fileOf = (name: string) => join(build, 'server', name);
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'merge-chunks-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(fileOf(name)), { recursive: true });
    writeFileSync(fileOf(name), text);
  }
  mergeChunks(build);
});

afterAll(() => rmSync(build, { recursive: true, force: true }));

describe('chunks of the same content', () => {
  it('are kept once, and so are those that differed by their names alone', () => {
    expect(existsSync(fileOf('chunks/lib_2._.js'))).toBe(false);
    expect(existsSync(fileOf('chunks/load_2._.js'))).toBe(false);
  });

  it('are named by the name that is left: in code, in traces, in text within text', () => {
    expect(read('app/two/route.js')).toBe('R.c("server/chunks/load_1._.js")\nR.c("server/chunks/other._.js")');
    expect(read('app/two/route.js.nft.json')).toBe('{"files":["../../chunks/load_1._.js","../../chunks/lib_1._.js"]}');
    expect(read('app/two/page.js')).toContain('server/chunks/load_1._.js');
  });

  it('leave everything else as it was', () => {
    for (const name of ['chunks/other._.js', 'chunks/ssr/lib_3._.js', 'app/one/route.js'] as const)
      expect(read(name)).toBe(FILES[name]);
    expect(existsSync(fileOf('chunks/[turbopack]_runtime.js'))).toBe(true);
  });
});
