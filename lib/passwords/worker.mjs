// Hashes one password at a time, off the event loop: bcrypt at cost 12 would stall every test-taker for a third of a second.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

// Gives way to requests, but only a little: a client waits for it. On Linux a priority is the thread's own; elsewhere it is the whole process's.
if (process.platform === 'linux') setPriority(0, 5);

parentPort?.on('message', ({ task, prehash, hash, cost }) => {
  try {
    const result = task === 'hash' ? bcrypt.hashSync(prehash, cost) : bcrypt.compareSync(prehash, hash);
    parentPort?.postMessage({ result });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
