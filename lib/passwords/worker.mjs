// Hashes one password at a time, off the event loop: bcrypt at cost 12 would stall every test-taker for a third of a second.
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

parentPort?.on('message', ({ task, prehash, hash, cost }) => {
  try {
    const result = task === 'hash' ? bcrypt.hashSync(prehash, cost) : bcrypt.compareSync(prehash, hash);
    parentPort?.postMessage({ result });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
