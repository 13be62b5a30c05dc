import { setTimeout as sleep } from 'node:timers/promises';
import { throughput } from '@/bench/lib/load';
import { comparedRow, type Measure, type Row, sideBySide } from '@/bench/lib/measure';
import { listPrerenderedPages } from '@/lib/kernel/pages';
import { openBrowser } from '@/scripts/lib/open-browser';
import { EXAM_BAR, LANDING_BAR, readReferenceWeight, weighRoute, weighScripts } from '@/scripts/lib/page-weight';

const ROUNDS = 5;
/** After this long everything that has been sent once is compressed. */
const COMPRESSED_MS = 3_000;
const SPEED_BAR = { atLeast: 0.95 };

interface Weight {
  bytes: number;
  requests: number;
}

/** What a first visit takes over the network, as the browser counts it, until nothing is loading. */
async function weigh(url: string): Promise<Weight> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const session = await page.context().newCDPSession(page);
    const weight: Weight = { bytes: 0, requests: 0 };
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      weight.bytes += encodedDataLength;
      weight.requests += 1;
    });
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    return weight;
  } finally {
    await browser.close();
  }
}

async function listRendered(url: string): Promise<string[]> {
  const rendered: string[] = [];
  for (const path of listPrerenderedPages()) {
    const response = await fetch(`${url}${path}`);
    await response.text();
    if (!response.headers.get('x-nextjs-prerender')?.startsWith('1')) rendered.push(path);
  }
  return rendered;
}

function weightRow(what: string, bytes: number, atMost: number): Row {
  const { scriptBytes } = readReferenceWeight();
  const kilobytes = (size: number) => `${(size / 1000).toFixed(0)} kB`;
  const floor = `${kilobytes(scriptBytes)} (empty page)`;
  return { what, ours: kilobytes(bytes), floor, ratio: bytes / scriptBytes, bar: { atMost } };
}

/** Pages for everybody: prerendered, about as fast as an empty static page, and about as light. */
export const publicPages: Measure = {
  name: 'public-pages',
  async run(lab) {
    const rendered = await listRendered(lab.url);
    const rows: Row[] = [
      {
        what: 'public pages rendered for each request',
        ours: `${rendered.length} of ${listPrerenderedPages().length}`,
        floor: '0',
        ratio: rendered.length,
        bar: { atMost: 0 },
      },
    ];
    const speed = await sideBySide(
      () => throughput({ url: `${lab.url}/` }),
      () => throughput({ url: `${lab.referenceUrl}/` }),
      ROUNDS,
      SPEED_BAR,
    );
    rows.push(comparedRow(speed, { what: 'landing page, requests/s', floor: 'empty page', bar: SPEED_BAR }));
    // The first visit after a start brings what later ones get in Brotli.
    await weigh(`${lab.url}/`);
    await sleep(COMPRESSED_MS);
    const ours = await weigh(`${lab.url}/`);
    const empty = await weigh(`${lab.referenceUrl}/`);
    rows.push(
      {
        what: 'landing page, bytes of a first visit',
        ours: `${(ours.bytes / 1000).toFixed(0)} kB`,
        floor: `${(empty.bytes / 1000).toFixed(0)} kB (empty page)`,
        ratio: ours.bytes / empty.bytes,
        bar: { atMost: 1.2 },
      },
      weightRow('landing page, script', weighScripts('.next', '/'), LANDING_BAR),
      weightRow('page of a test, script that it starts with', weighRoute('.next', '(learn)/test/page'), EXAM_BAR),
      {
        what: 'landing page, requests more than the empty page',
        ours: String(ours.requests),
        floor: `${empty.requests} (empty page)`,
        ratio: ours.requests - empty.requests,
        bar: { atMost: 3 },
      },
    );
    return rows;
  },
};
