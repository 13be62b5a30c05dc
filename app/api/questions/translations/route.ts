import { listTranslations as list } from '@/lib/attempts/translation-service';
import * as contract from '@/lib/bank/translations/contract';
import { listTranslations } from '@/lib/bank/translations/endpoints';
import { serve } from '@/lib/http/serve';

export const GET = serve(listTranslations, contract.listTranslations, ({ viewer, query }) =>
  list({ userId: viewer?.userId ?? null, ...query }),
);
