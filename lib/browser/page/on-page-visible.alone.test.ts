import { afterEach, expect, it, vi } from 'vitest';
import { onPageVisible } from './on-page-visible';

afterEach(() => vi.unstubAllGlobals());

it('onPageVisible reports each return to the page until it is stopped, but never leaving it', () => {
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
