import * as contract from '@/lib/auth/contract';
import { verifyEmail } from '@/lib/auth/endpoints';
import { confirmEmail } from '@/lib/auth/links-service';
import { openSession } from '@/lib/auth/sessions/adapter';
import { serve } from '@/lib/http/serve';

export const POST = serve(verifyEmail, contract.verifyEmail, async ({ viewer, query, client, now }) => {
  const viewerSid = viewer?.sid ?? null;
  const { session, ...verified } = await confirmEmail({ token: query.token, viewerSid, origin: client, now });
  return { ...verified, ...(session ? await openSession(session) : {}) };
});
