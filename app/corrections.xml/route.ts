import * as contract from '@/lib/corrections/contract';
import { getFeed } from '@/lib/corrections/endpoints';
import { writeFeed } from '@/lib/corrections/feed-rules';
import { listNewest } from '@/lib/corrections/service';
import { env } from '@/lib/env';
import { serveMedia } from '@/lib/http/serve';

export const GET = serveMedia(getFeed, contract.getFeed, async ({ now }) => {
  const { items } = await listNewest();
  return {
    type: 'application/atom+xml',
    text: writeFeed(items, { siteUrl: env().PUBLIC_URL, productName: env().NEXT_PUBLIC_PRODUCT_NAME, now }),
  };
});
