import { EXCHANGE_TYPES, exportQuestions } from '@/lib/exchange/contract';
import { fileNameOf } from '@/lib/exchange/rules';
import { exportQuestions as write } from '@/lib/exchange/service';
import { serveMedia } from '@/lib/http/serve';

export const GET = serveMedia(exportQuestions, async ({ viewer, query, now }) => ({
  type: EXCHANGE_TYPES[query.format],
  name: fileNameOf(query.format, now),
  text: await write({ actorId: viewer.userId, ...query }),
}));
