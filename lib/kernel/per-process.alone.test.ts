import { describe, expect, it, vi } from 'vitest';
import { perProcess } from './per-process';

describe('a value of perProcess', () => {
  it('is created at the first call, and shared by every copy of a module', async () => {
    const make = vi.fn(() => new Set<string>());
    const one = perProcess('test.shared', make);
    expect(one.peek()).toBeUndefined();
    expect(make).not.toHaveBeenCalled();
    one().add('seen');
    vi.resetModules();
    const { perProcess: again } = await import('./per-process');
    expect(again('test.shared', make)()).toBe(one());
    expect(make).toHaveBeenCalledOnce();
  });

  it('is created again after it was cleared, and can be set', () => {
    const one = perProcess('test.counted', () => ({ count: 0 }));
    one().count = 3;
    one.clear();
    expect(one()).toEqual({ count: 0 });
    one.set({ count: 7 });
    expect(one().count).toBe(7);
  });

  it('can be undefined', () => {
    const make = vi.fn(() => undefined);
    const one = perProcess('test.nothing', make);
    one();
    one();
    expect(make).toHaveBeenCalledOnce();
  });
});
