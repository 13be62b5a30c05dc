import { getPicture } from '@/lib/account/pictures/contract';
import { getPicture as readPicture } from '@/lib/account/pictures/service';
import { serveMedia } from '@/lib/http/serve';

export const GET = serveMedia(getPicture, async ({ params }) => ({
  type: 'image/webp',
  bytes: await readPicture(params.version),
}));
