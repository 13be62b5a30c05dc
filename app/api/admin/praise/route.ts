import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/praise/approving/contract';
import { listPraise } from '@/lib/praise/approving/endpoints';
import { listPraise as list } from '@/lib/praise/approving/service';

export const GET = serve(listPraise, contract.listPraise, ({ query }) => list(query));
