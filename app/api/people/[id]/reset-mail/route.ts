import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/people/contract';
import { mailReset } from '@/lib/people/endpoints';
import { mailReset as mail } from '@/lib/people/service';

export const POST = serve(mailReset, contract.mailReset, ({ viewer, params, now }) =>
  mail({ actor: viewer, id: params.id, now }),
);
