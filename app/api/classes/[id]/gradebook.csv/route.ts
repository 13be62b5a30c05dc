import * as contract from '@/lib/classes/results/gradebook/contract';
import { getGradebookFile } from '@/lib/classes/results/gradebook/endpoints';
import { getGradebookFile as write } from '@/lib/classes/results/gradebook/service';
import { serveMedia } from '@/lib/http/serve';

export const GET = serveMedia(getGradebookFile, contract.getGradebookFile, async ({ viewer, params, now }) => ({
  type: 'text/csv',
  ...(await write({ viewer, id: params.id }, now)),
}));
