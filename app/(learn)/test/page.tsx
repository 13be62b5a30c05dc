import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { SHOW_FIRST_QUESTION } from '@/components/test/first-question';
import { TestPage } from '@/components/test/test-page';
import { loadAttemptViewer } from '@/lib/attempts/loader';
import { loadStars } from '@/lib/favorites/loader';

export const metadata: Metadata = { title: 'Test' };

/** As the server in front has put it into the policy of this very answer. */
async function readNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}

export default async function Page() {
  const { viewerId } = await loadAttemptViewer('/test');
  const [stars, nonce] = await Promise.all([loadStars(viewerId), readNonce()]);
  return (
    <>
      <TestPage viewerId={viewerId} stars={stars} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours. */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SHOW_FIRST_QUESTION }} />
    </>
  );
}
