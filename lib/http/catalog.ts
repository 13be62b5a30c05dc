import * as account from '@/lib/account/contract';
import * as devices from '@/lib/account/devices/contract';
import * as pictures from '@/lib/account/pictures/contract';
import * as analytics from '@/lib/analytics/contract';
import * as attempts from '@/lib/attempts/contract';
import * as audit from '@/lib/audit/contract';
import * as auth from '@/lib/auth/contract';
import * as bank from '@/lib/bank/contract';
import * as duplicates from '@/lib/bank/duplicates/contract';
import * as editing from '@/lib/bank/editing/contract';
import * as sections from '@/lib/bank/sections/contract';
import * as exchange from '@/lib/exchange/contract';
import * as favorites from '@/lib/favorites/contract';
import * as health from '@/lib/health/contract';
import * as items from '@/lib/items/contract';
import type { AnyEndpoint } from '@/lib/kernel/endpoint';
import * as people from '@/lib/people/contract';
import * as answering from '@/lib/reports/answering/contract';
import * as reports from '@/lib/reports/contract';
import * as statistics from '@/lib/statistics/contract';
import * as readiness from '@/lib/statistics/readiness/contract';
import * as topics from '@/lib/statistics/topics/contract';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every declared endpoint: what the OpenAPI document, the authorisation matrix and the fuzzing read. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  account,
  analytics,
  answering,
  attempts,
  audit,
  auth,
  bank,
  devices,
  duplicates,
  editing,
  exchange,
  favorites,
  health,
  items,
  people,
  pictures,
  readiness,
  reports,
  sections,
  statistics,
  topics,
].flatMap((contract) => Object.values(contract).filter(isEndpoint));
