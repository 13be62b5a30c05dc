import { join } from 'node:path';
import { ensureFirstAdmin } from '@/lib/account/admins-service';
import { type SeedReport, seedBank } from '@/lib/bank/seeding-service';
import { loadBankWithTranslations } from '@/lib/bank/translation-adapter';
import { disconnect } from '@/lib/db/client';
import { env } from '@/lib/env';
import { checkDatabase } from '@/scripts/lib/check-database';

function summarize(report: SeedReport): string {
  const { added, changed, unchanged, archived, leftAlone, inReview, corrected } = report;
  const kept = leftAlone.length > 0 ? `; left alone because an admin edited them: ${leftAlone.join(', ')}` : '';
  const reviewed = inReview > 0 ? `; ${inReview} in review because a fact that they state has changed` : '';
  const listed = corrected > 0 ? `; ${corrected} corrections recorded for questions that people were asked` : '';
  return `Question bank: ${added} added, ${changed} changed, ${archived} archived, ${unchanged} unchanged${kept}${reviewed}${listed}`;
}

/** Fills a new database or updates an existing one. Can be repeated at any time. `version`: see `seedBank`. */
async function seed(version: string | null): Promise<void> {
  const url = env().DATABASE_URL;
  if (!url) throw new Error('Set DATABASE_URL. The embedded database is filled by `npm start`.');
  await checkDatabase(url);
  const bank = loadBankWithTranslations(join(process.cwd(), 'prisma/question-bank'));
  console.log(summarize(await seedBank(bank, version)));
  const admin = await ensureFirstAdmin();
  if (admin?.password) {
    console.log(
      `\nFirst admin: ${admin.email}\nPassword:    ${admin.password} (shown only now; change it after signing in)\n`,
    );
  } else if (admin) {
    console.log(`First admin: ${admin.email}, with the password from ADMIN_PASSWORD`);
  }
}

try {
  await seed(process.argv[2] ?? null);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await disconnect();
}
