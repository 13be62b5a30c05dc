import * as contract from '@/lib/classes/joining/contract';
import { findInvitation } from '@/lib/classes/joining/endpoints';
import { findInvitation as find } from '@/lib/classes/joining/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(findInvitation, contract.findInvitation, ({ body, client, viewer }) =>
  find(body.code, client.address, viewer?.userId ?? null),
);
