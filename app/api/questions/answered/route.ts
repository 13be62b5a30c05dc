import * as contract from '@/lib/attempts/contract';
import { searchAnswered } from '@/lib/attempts/endpoints';
import * as attempts from '@/lib/attempts/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(searchAnswered, contract.searchAnswered, ({ viewer, query }) =>
  attempts.searchAnswered(viewer.userId, query.search),
);
