import { serveMedia } from '@/lib/http/serve';
import * as contract from '@/lib/import-export/contract';
import { exportQuestions } from '@/lib/import-export/endpoints';
import { EXCHANGE_TYPES, fileNameOf } from '@/lib/import-export/formats-rules';
import { exportQuestions as write } from '@/lib/import-export/service';

export const GET = serveMedia(exportQuestions, contract.exportQuestions, async ({ viewer, query, now }) => ({
  type: EXCHANGE_TYPES[query.format],
  name: fileNameOf(query.format, now),
  text: await write({ actorId: viewer.userId, ...query }),
}));
