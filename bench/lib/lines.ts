import { connect, type Socket } from 'node:net';

/** Connections that stay open, for requests that are written by hand. */
export interface Lines {
  /** One POST of JSON, from the first byte sent to the last received, in milliseconds. Throws unless it answers 200. */
  post: (body: string) => Promise<number>;
  close: () => void;
}

interface Line {
  socket: Socket;
  waiting: { startedAt: number; resolve: (ms: number) => void; reject: (error: Error) => void } | null;
  received: string;
}

/** Opens a connection for each request in flight. Node's own client uses twice as much of the core that the load and the database share. */
export function openLines(url: string, headers: Record<string, string>): Lines {
  const { host, hostname, port, pathname } = new URL(url);
  const fields = Object.entries({ host, ...headers, 'content-type': 'application/json' });
  const head = `POST ${pathname} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}content-length: `;
  const idle: Line[] = [];
  const all = new Set<Socket>();

  const open = (): Line => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const line: Line = { socket, waiting: null, received: '' };
    all.add(socket);
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      line.received += text;
      if (isWhole(line.received)) finish(line);
    });
    socket.once('error', (error) => line.waiting?.reject(error));
    socket.once('close', () => {
      all.delete(socket);
      const at = idle.indexOf(line);
      if (at >= 0) idle.splice(at, 1);
      line.waiting?.reject(new Error(`${url} closed the connection`));
    });
    return line;
  };

  const finish = (line: Line) => {
    const { waiting, received } = line;
    line.waiting = null;
    line.received = '';
    idle.push(line);
    if (received.startsWith('HTTP/1.1 200')) waiting?.resolve(performance.now() - waiting.startedAt);
    else waiting?.reject(new Error(`${url} answered ${received.slice(0, 200)}`));
  };

  return {
    post: (body) =>
      new Promise((resolve, reject) => {
        const line = idle.pop() ?? open();
        line.waiting = { startedAt: performance.now(), resolve, reject };
        line.socket.write(`${head}${Buffer.byteLength(body)}\r\n\r\n${body}`);
      }),
    close: () => {
      for (const socket of all) socket.destroy();
    },
  };
}

/** Whether a response has arrived to its end, by its length or its last chunk. */
function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end));
  return length ? received.length - end - 4 >= Number(length[1]) : received.endsWith('\r\n0\r\n\r\n');
}
