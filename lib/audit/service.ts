import 'server-only';
import * as store from './store';

/** Who changed what, from what to what. Nothing secret belongs in `before` and `after`: admins read them. */
export const recordAudit = (...entries: store.NewEntry[]): Promise<void> => store.createEntries(entries);
