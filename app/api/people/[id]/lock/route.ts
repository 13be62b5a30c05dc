import { serve } from '@/lib/http/serve';
import { lockPerson, unlockPerson } from '@/lib/people/contract';
import { lockPerson as lock, unlockPerson as unlock } from '@/lib/people/service';

export const PUT = serve(lockPerson, ({ viewer, params, body, now }) =>
  lock({ actor: viewer, id: params.id, now, ...body }),
);

export const DELETE = serve(unlockPerson, ({ viewer, params }) => unlock({ actor: viewer, id: params.id }));
