import { afterEach, expect, it, vi } from 'vitest';
import { onPageVisible } from './on-page-visible';

afterEach(() => vi.unstubAllGlobals());

it('onPageVisible calls back each time the page becomes visible until it is stopped, and not when the page is hidden', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const become = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const work = vi.fn();
  const stop = onPageVisible(work);
  become('hidden');
  expect(work).toHaveBeenCalledTimes(0);
  become('visible');
  expect(work).toHaveBeenCalledTimes(1);
  stop();
  become('visible');
  expect(work).toHaveBeenCalledTimes(1);
});
