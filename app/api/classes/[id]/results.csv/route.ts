import * as contract from '@/lib/classes/results/contract';
import { getClassResultsFile } from '@/lib/classes/results/endpoints';
import { getClassResultsFile as write } from '@/lib/classes/results/service';
import { serveMedia } from '@/lib/http/serve';

export const GET = serveMedia(
  getClassResultsFile,
  contract.getClassResultsFile,
  async ({ viewer, params, query, now }) => ({
    type: 'text/csv',
    ...(await write({ viewer, id: params.id, ...query }, now)),
  }),
);
