import * as contract from '@/lib/classes/contract';
import { renewCode } from '@/lib/classes/endpoints';
import { renewCode as renew } from '@/lib/classes/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(renewCode, contract.renewCode, ({ viewer, params }) => renew({ viewer, id: params.id }));
