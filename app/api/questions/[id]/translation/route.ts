import { getTranslation as get } from '@/lib/attempts/translation-service';
import * as contract from '@/lib/bank/translations/contract';
import { getTranslation } from '@/lib/bank/translations/endpoints';
import { serve } from '@/lib/http/serve';

export const GET = serve(getTranslation, contract.getTranslation, ({ viewer, params, query }) =>
  get({ userId: viewer?.userId ?? null, id: params.id, ...query }),
);
