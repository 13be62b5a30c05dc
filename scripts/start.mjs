/** `npm start` and `npm run dev`. Plain JavaScript, because it runs before anything is installed. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDependencies } from './lib/dependencies.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

async function start() {
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old. Install Node 20.19 or newer and start again.`);
  }
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
  prepareDependencies();
  if (!existsSync('node_modules/tsx'))
    throw new Error('The installation is not complete. Remove node_modules and start again.');
  process.env.TSX_TSCONFIG_PATH = 'tsconfig.scripts.json';
  const { register } = await import('tsx/esm/api');
  register();
  const { launch } = await import('./lib/launch.ts');
  await launch({ isDevelopment: process.argv.includes('--dev') });
}

start().catch((error) => {
  const isFull = error?.code === 'ENOSPC' || /No space left on device/i.test(String(error?.message));
  console.error(isFull ? 'The disk is full. Free some space and start again.' : (error?.message ?? error));
  process.exit(1);
});
