import * as contract from '@/lib/account/contract';
import { exportAccount } from '@/lib/account/endpoints';
import { exportAccount as readAccount } from '@/lib/account/export/service';
import { serveStream } from '@/lib/http/serve';

export const GET = serveStream(exportAccount, contract.exportAccount, ({ viewer, params, client, now }) =>
  readAccount({ viewer, id: params.id, now, connection: client.address }),
);
