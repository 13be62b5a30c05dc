import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

/** Sends so many lines of so many characters and ends at once. */
const program = (lines: number, length: number) =>
  `import { standardOutput } from './lib/standard-output.ts';
   for (let count = 0; count < ${lines}; count += 1) standardOutput.send('x'.repeat(${length - 1}) + '\\n');
   process.exit(0);`;

const ARGS = ['--import', 'tsx', '--input-type=module', '-e'];
/** What Node gives to a child is a socket; a shell gives a pipe. */
const ways = {
  socket: (code: string) => spawn(process.execPath, [...ARGS, code]),
  pipe: (code: string) => spawn('sh', ['-c', '"$@" | (sleep 1; cat)', 'sh', process.execPath, ...ARGS, code]),
};

describe('standardOutput', () => {
  it.each(Object.keys(ways) as (keyof typeof ways)[])(
    'loses no line when the process ends at once: %s',
    async (way) => {
      const said = await text(ways[way](program(5, 10)).stdout);
      expect(said.split('\n')).toHaveLength(6);
    },
  );

  it('ends although nobody reads', async () => {
    const child = ways.socket(program(3_000, 1_000));
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    const pipe = spawn('sh', [
      '-c',
      '("$@"; echo "ended $?" >&2) | sleep 1',
      'sh',
      process.execPath,
      ...ARGS,
      program(3_000, 1_000),
    ]);
    expect(await text(pipe.stderr)).toContain('ended 0');
  });
});
