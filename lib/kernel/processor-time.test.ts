import { describe, expect, it } from 'vitest';
import { processorMs } from './processor-time';

describe.runIf(process.platform === 'linux')('processorMs', () => {
  it('returns the CPU time that the process itself reports', () => {
    for (const start = performance.now(); performance.now() - start < 50; );
    const { user, system } = process.cpuUsage();
    expect(Math.abs(processorMs('/proc/self') - (user + system) / 1_000)).toBeLessThan(100);
  });

  it('throws for a process that has ended', () => {
    expect(() => processorMs('/proc/self/task/0')).toThrow('ENOENT');
  });
});
