// Hashes one password at a time in a separate thread, because bcrypt at cost 12 would block all requests for a third of
// a second.
import { setPriority } from 'node:os';
import bcrypt from 'bcryptjs';

// Lowers the priority slightly, so that requests come first, but not more, because a client waits for the hash. On
// Linux the priority applies to the thread; elsewhere it would apply to the whole process.
if (process.platform === 'linux') setPriority(0, 5);

export default ({ task, prehash, hash, cost }) =>
  task === 'hash' ? bcrypt.hashSync(prehash, cost) : bcrypt.compareSync(prehash, hash);
