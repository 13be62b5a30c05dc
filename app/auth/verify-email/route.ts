import { verifyEmail } from '@/lib/auth/contract';
import { confirmEmail } from '@/lib/auth/links/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(verifyEmail, ({ optionalViewer, query, client, now }) =>
  confirmEmail({ token: query.token, viewerId: optionalViewer?.userId ?? null, origin: client, now }),
);
