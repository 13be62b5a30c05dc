import * as contract from '@/lib/corrections/contract';
import { listCorrections } from '@/lib/corrections/endpoints';
import { listCorrections as list } from '@/lib/corrections/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listCorrections, contract.listCorrections, ({ query }) => list(query));
