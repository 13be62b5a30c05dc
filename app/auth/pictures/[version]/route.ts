import * as contract from '@/lib/account/pictures/contract';
import { getPicture } from '@/lib/account/pictures/endpoints';
import { getPicture as readPicture } from '@/lib/account/pictures/service';
import { serveMedia } from '@/lib/http/serve';

export const GET = serveMedia(getPicture, contract.getPicture, async ({ params }) => ({
  type: 'image/webp',
  bytes: await readPicture(params.version),
}));
