import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openFiles } from './files';

let folder = '';
let server: Server;
let port = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  writeFileSync(join(folder, 'large.js'), Buffer.alloc(4_000_000));
  const serve = openFiles(folder);
  server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Counts the descriptors of this process that are open on a file of the folder. */
const countOpen = (): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;

it.runIf(process.platform === 'linux')('a download that the client cancels leaves no file open', async () => {
  for (let time = 0; time < 5; time += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /large.js HTTP/1.1\r\nhost: localhost\r\n\r\n'));
    await once(socket, 'data');
    socket.destroy();
  }
  await vi.waitFor(() => expect(countOpen()).toBe(0));
});

it.each(['bytes=5-1', 'bytes=0-99999999999999999999', 'bytes=0-9'])(
  'a request for the range %s is answered with the whole file',
  async (range) => {
    const response = await fetch(`http://127.0.0.1:${port}/large.js`, { headers: { range } });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(4_000_000);
  },
);
