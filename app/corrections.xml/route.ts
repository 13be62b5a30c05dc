import * as contract from '@/lib/corrections/contract';
import { getFeed } from '@/lib/corrections/endpoints';
import { writeFeed } from '@/lib/corrections/feed/rules';
import { listNewest } from '@/lib/corrections/service';
import { serveMedia } from '@/lib/http/serve';
import { PRODUCT_NAME, SITE_URL } from '@/lib/kernel/product';

export const GET = serveMedia(getFeed, contract.getFeed, async ({ now }) => {
  const { items } = await listNewest();
  return {
    type: 'application/atom+xml',
    text: writeFeed(items, { siteUrl: SITE_URL, productName: PRODUCT_NAME, now }),
  };
});
