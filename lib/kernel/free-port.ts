import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Range of ports to choose from. It is below the ports that Linux (from 32768) and other systems (from 49152) assign
 * automatically. A server binds its port seconds after the port was found free, and again after a restart, so the
 * system must not assign the port in between.
 */
const PORTS = { from: 20_000, below: 32_768 } as const;
const TRIES = 100;

/** Finds a loopback port that is free and that the system does not assign automatically. Throws if there is none. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(PORTS.from, PORTS.below);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${PORTS.from} to ${PORTS.below - 1} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
