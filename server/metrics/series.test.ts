import { Counter, Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createCounters, createHistograms } from './series';

const NAME = 'some_figure';
const HELP = 'What it says';
const linesOf = (text: string): string[] => text.split('\n').filter(Boolean).sort();

it('createCounters prints the same text as the library', async () => {
  const registry = new Registry();
  const library = new Counter({
    name: NAME,
    help: HELP,
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const own = createCounters(NAME, HELP);
  const seen = ['/', '/a/{b}', '/', '/a"quote\\and\nline'];
  for (const route of seen) {
    library.inc({ method: 'GET', route, status: 'cut' });
    own.observe('GET', route, 'cut');
  }
  expect(linesOf(own.text())).toEqual(linesOf(await registry.metrics()));
  expect(own.text()).toMatch(/\n$/);
});

it('createHistograms prints the same text as the library, at bucket limits and beyond the last', async () => {
  const registry = new Registry();
  const buckets = [0.05, 0.25, 1, 5];
  const library = new Histogram({ name: NAME, help: HELP, labelNames: ['route'], buckets, registers: [registry] });
  const own = createHistograms(NAME, HELP, buckets);
  for (const [route, seconds] of [
    ['/', 0.05],
    ['/', 0.050_1],
    ['/', 0],
    ['/b', 5],
    ['/', 5.1],
    ['/', 1],
  ] as const) {
    library.observe({ route }, seconds);
    own.observe(route, seconds);
  }
  expect(linesOf(own.text())).toEqual(linesOf(await registry.metrics()));
});
