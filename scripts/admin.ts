import { createAdmin, deleteAgain, grantAdmin, resetPassword, revokeAdmin } from '@/lib/account/admins-service';
import { disconnect } from '@/lib/db/client';
import { sendTestMail } from '@/lib/mail/test-mail-service';
import { findProduct } from '@/scripts/lib/find-product';
import { runForEach } from '@/scripts/lib/run-for-each';

/**
 * `npm run admin -- create|grant|revoke|reset|test-mail EMAIL`, or `delete USER_ID …`, manages accounts in the database
 * of a running product.
 */

const USAGE = `npm run admin -- create EMAIL   create an admin with a random password, printed once
npm run admin -- grant EMAIL    give an existing account the role
npm run admin -- revoke EMAIL   take the role away; never from the only admin
npm run admin -- reset EMAIL    replace the password by a random one, printed once, and sign out everywhere
npm run admin -- test-mail EMAIL   send one message through SMTP_URL, and say what the mail server says
npm run admin -- delete USER_ID …   after a restore: delete accounts again that their owners had deleted`;

const onceOnly = (email: string, password: string) =>
  `${email}, password ${password} (shown this once; change it after signing in)`;

const COMMANDS: Record<string, (account: string) => Promise<string>> = {
  create: async (email) => `New admin: ${onceOnly(email, await createAdmin(email))}`,
  grant: async (email) => {
    await grantAdmin(email);
    return `${email} is an admin now`;
  },
  revoke: async (email) => {
    await revokeAdmin(email);
    return `${email} is no longer an admin`;
  },
  reset: async (email) => `New password: ${onceOnly(email, await resetPassword(email))}`,
  'test-mail': sendTestMail,
  delete: async (id) => ((await deleteAgain(id)) ? `${id} is deleted` : `${id} is not in this database`),
};

const [name = '', ...accounts] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
try {
  if (!command || accounts.length === 0) throw new Error(USAGE);
  findProduct();
  if (!(await runForEach(accounts, command))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await disconnect();
}
