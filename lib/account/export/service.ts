import 'server-only';
import { requireOwnAccount } from '@/lib/account/service';
import { log } from '@/lib/log';
import * as store from './store';
import { viewRow } from './view';

/** Everything that is held about the viewer, by table. Throws `NOT_FOUND` for any other account. */
export async function exportAccount(request: {
  viewer: { userId: string };
  id: string;
  now: Date;
}): Promise<Record<string, unknown>> {
  const userId = requireOwnAccount(request);
  const held = await store.readEverythingAbout(userId);
  log.info('account exported', { userId });
  return {
    exportedAt: request.now.toISOString(),
    ...Object.fromEntries(Object.entries(held).map(([table, rows]) => [table, rows.map(viewRow)])),
  };
}
