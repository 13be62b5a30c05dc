import { describe, expect, it } from 'vitest';
import { processorMs } from './processor-time';

describe.runIf(process.platform === 'linux')('time of the processor', () => {
  it('is what the process itself says of it', () => {
    for (const start = performance.now(); performance.now() - start < 50; );
    const { user, system } = process.cpuUsage();
    expect(Math.abs(processorMs('/proc/self') - (user + system) / 1_000)).toBeLessThan(100);
  });

  it('is not known of what has ended', () => {
    expect(() => processorMs('/proc/self/task/0')).toThrow('ENOENT');
  });
});
