import { exportAccount } from '@/lib/account/contract';
import { exportAccount as readAccount } from '@/lib/account/export/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(exportAccount, ({ viewer, params, now }) => readAccount({ viewer, id: params.id, now }));
