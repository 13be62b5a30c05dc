import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openMetrics } from '@/server/metrics/metrics';

/** What is given to operators fits what the product says: a rule about a metric that does not exist never fires. */

const FOLDER = 'deploy/monitoring';

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string; description?: string };
}

const { groups } = parse(readFileSync(`${FOLDER}/rules.yml`, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync(`${FOLDER}/grafana-dashboard.json`, 'utf8')) as {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
};
const expressions = [
  ...rules.map(({ record, alert, expr }) => [record ?? alert ?? '', expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The names of metrics in an expression. Throws where it is no PromQL. */
function metricsIn(expr: string): string[] {
  const names: string[] = [];
  parser.parse(expr).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new Error(`No PromQL at ${from}: ${expr}`);
      if (type.name === 'VectorSelector') names.push(/^[\w:]+/.exec(expr.slice(from, to))?.[0] ?? '');
    },
  });
  return names;
}

let known: Set<string>;
beforeAll(async () => {
  const metrics = await openMetrics({ port: '1', token: undefined, nameRoute: () => '', build: 'none' });
  const types = [...((await metrics?.read()) ?? '').matchAll(/^# TYPE (\S+) (\w+)$/gm)];
  known = new Set(['up', ...rules.flatMap(({ record }) => record ?? [])]);
  for (const [, name = '', type] of types) {
    known.add(name);
    if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) known.add(`${name}_${part}`);
  }
});

describe('rules and dashboard', () => {
  it('are understood to the end, which what is no PromQL is not', () => {
    expect(() => metricsIn('sum(rate(a[5m])')).toThrow('No PromQL');
    expect(metricsIn('sum by (le) (rate(a_bucket{le="1"}[5m])) / b:c > 0')).toEqual(['a_bucket', 'b:c']);
  });

  it.each(expressions)('%s: reads metrics that the product has', (_name, expr) => {
    const names = metricsIn(expr);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('say of each alert how bad it is, and what to do', () => {
    const alerts = rules.filter(({ alert }) => alert);
    expect(alerts.length).toBeGreaterThan(10);
    for (const { alert, labels, annotations } of alerts) {
      expect(['page', 'ticket'], alert).toContain(labels?.severity);
      expect(annotations?.summary, alert).toBeTruthy();
      expect(annotations?.description?.length, alert).toBeGreaterThan(20);
    }
  });
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool)
  console.log('promtool is not installed (Debian: prometheus), so the rules are checked by their grammar alone');

describe.runIf(hasPromtool)('promtool', () => {
  it.each([
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'rules.yml'],
    ['test', 'rules', 'rules.test.yml'],
  ])('%s %s %s', (...args) => {
    expect(execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' })).toContain('SUCCESS');
  });
});
