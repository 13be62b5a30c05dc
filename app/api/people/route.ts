import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/people/contract';
import { listPeople } from '@/lib/people/endpoints';
import { listPeople as list } from '@/lib/people/service';

export const GET = serve(listPeople, contract.listPeople, ({ query }) => list(query));
