// Hashes one password at a time, off the event loop: bcrypt at cost 12 would stall every test-taker for a third of a second.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

// On Linux a priority is the thread's own; elsewhere it would be that of the whole product.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ task, prehash, hash, cost }) => {
  try {
    const result = task === 'hash' ? bcrypt.hashSync(prehash, cost) : bcrypt.compareSync(prehash, hash);
    parentPort?.postMessage({ result });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
