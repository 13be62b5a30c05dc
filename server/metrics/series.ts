/**
 * Counters and histograms with one line per route. The library is not used for them, because it formats all labels
 * again at each scrape.
 */

export interface Family<Observe> {
  observe: Observe;
  /** Returns the text in Prometheus' format, each line with a newline at its end. */
  text: () => string;
}

const escapeValue = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** Formats labels as they appear between the braces. */
const between = (labels: Readonly<Record<string, string>>): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeValue(value)}"`)
    .join(',');

const headOf = (name: string, help: string, type: 'counter' | 'histogram'): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

export function createCounters(
  name: string,
  help: string,
): Family<(method: string, route: string, status: string) => void> {
  const counted = new Map<string, { line: string; value: number }>();
  const begin = (key: string, labels: Record<string, string>) => {
    const made = { line: `${name}{${between(labels)}} `, value: 0 };
    counted.set(key, made);
    return made;
  };
  return {
    observe(method, route, status) {
      const key = `${method} ${status} ${route}`;
      const series = counted.get(key) ?? begin(key, { method, route, status });
      series.value += 1;
    },
    text() {
      let text = headOf(name, help, 'counter');
      for (const { line, value } of counted.values()) text += `${line}${value}\n`;
      return text;
    },
  };
}

interface Durations {
  /** Beginning of the line of each bucket. The last bucket has no upper limit. */
  lines: string[];
  labels: string;
  /** Observations per bucket, not cumulative. */
  counts: number[];
  sum: number;
}

/** `buckets` are upper limits in seconds, ascending. */
export function createHistograms(
  name: string,
  help: string,
  buckets: readonly number[],
): Family<(route: string, seconds: number) => void> {
  const known = new Map<string, Durations>();
  const limits = [...buckets.map(String), '+Inf'];
  const begin = (route: string): Durations => {
    const lines = limits.map((le) => `${name}_bucket{${between({ le, route })}} `);
    const made = { lines, labels: between({ route }), counts: limits.map(() => 0), sum: 0 };
    known.set(route, made);
    return made;
  };
  return {
    observe(route, seconds) {
      const series = known.get(route) ?? begin(route);
      const found = buckets.findIndex((limit) => seconds <= limit);
      const place = found < 0 ? buckets.length : found;
      series.counts[place] = (series.counts[place] ?? 0) + 1;
      series.sum += seconds;
    },
    text() {
      let text = headOf(name, help, 'histogram');
      for (const { lines, labels, counts, sum } of known.values()) {
        let total = 0;
        for (let place = 0; place < lines.length; place += 1) {
          total += counts[place] ?? 0;
          text += `${lines[place]}${total}\n`;
        }
        text += `${name}_sum{${labels}} ${sum}\n${name}_count{${labels}} ${total}\n`;
      }
      return text;
    },
  };
}
