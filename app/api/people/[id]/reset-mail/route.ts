import { serve } from '@/lib/http/serve';
import { mailReset } from '@/lib/people/contract';
import { mailReset as mail } from '@/lib/people/service';

export const POST = serve(mailReset, ({ viewer, params, now }) => mail({ actor: viewer, id: params.id, now }));
