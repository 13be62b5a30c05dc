import { findRunning } from '@/lib/db/embedded';
import { storedSecret } from '@/lib/db/embedded/home';

/**
 * Sets the environment variables for the database and the secrets of the product that runs on this machine. Throws an
 * error with a message if no product runs.
 */
export function findProduct(): void {
  const dataDir = process.env.DATA_DIR || '.data';
  const url = process.env.DATABASE_URL || findRunning(dataDir);
  if (!url)
    throw new Error(
      `The product is not running on ${dataDir}. Start it with \`npm start\`, or set DATA_DIR to its folder, or DATABASE_URL to its database.`,
    );
  process.env.DATABASE_URL = url;
  process.env.AUTH_SECRET ||= storedSecret(dataDir, 'auth');
  process.env.PASSWORD_PEPPER ||= storedSecret(dataDir, 'password-pepper');
}
