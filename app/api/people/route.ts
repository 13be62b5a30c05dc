import { serve } from '@/lib/http/serve';
import { listPeople } from '@/lib/people/contract';
import { listPeople as list } from '@/lib/people/service';

export const GET = serve(listPeople, ({ query }) => list(query));
