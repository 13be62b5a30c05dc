import * as contract from '@/lib/analytics/contract';
import { listCountries } from '@/lib/analytics/endpoints';
import { listCountries as list } from '@/lib/analytics/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listCountries, contract.listCountries, list);
