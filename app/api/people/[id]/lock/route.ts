import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/people/contract';
import { lockPerson, unlockPerson } from '@/lib/people/endpoints';
import { lockPerson as lock, unlockPerson as unlock } from '@/lib/people/service';

export const PUT = serve(lockPerson, contract.lockPerson, ({ viewer, params, body, now }) =>
  lock({ actor: viewer, id: params.id, now, ...body }),
);

export const DELETE = serve(unlockPerson, contract.unlockPerson, ({ viewer, params }) =>
  unlock({ actor: viewer, id: params.id }),
);
