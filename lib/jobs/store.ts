import 'server-only';
import { disconnect } from '@/lib/db/client';

/** The last thing before the process ends. */
export const closeConnections = disconnect;
