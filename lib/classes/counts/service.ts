import 'server-only';
import { DAY_MS } from '@/lib/kernel/time';
import type { ClassCounts } from './contract';
import * as store from './store';

const IN_USE_MS = 30 * DAY_MS;

/** Returns totals for admins, without any names. */
export const countClasses = (now: Date): Promise<ClassCounts> =>
  store.countClasses(new Date(now.getTime() - IN_USE_MS));
