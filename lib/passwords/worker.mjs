// Hashes one password at a time, off the event loop: bcrypt at cost 12 would stall every test-taker for a third of a second.
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

parentPort?.on('message', ({ id, task, prehash, hash, cost }) => {
  try {
    const result = task === 'hash' ? bcrypt.hashSync(prehash, cost) : bcrypt.compareSync(prehash, hash);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
