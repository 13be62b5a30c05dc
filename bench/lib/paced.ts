import { Agent, request } from 'node:http';

/** A connection that was idle is given up before the server does so: a request that meets that end would count as failed. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 2_000 });

/** One GET, from the first byte sent to the last received, in milliseconds. Throws unless it answers 200. */
export function timeGet(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(url, { headers, agent }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - started)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Requests at a fixed pace, whatever the answers take; returns how long each took. */
export async function paced(seconds: number, perSecond: number, send: () => Promise<number>): Promise<number[]> {
  const open: Promise<number>[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    while (open.length < due) open.push(send());
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return Promise.all(open);
}
