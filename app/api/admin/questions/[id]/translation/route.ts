import * as contract from '@/lib/bank/translations/contract';
import { getTranslationPair, saveTranslation } from '@/lib/bank/translations/endpoints';
import { getTranslationPair as get, saveTranslation as save } from '@/lib/bank/translations/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getTranslationPair, contract.getTranslationPair, ({ params, query }) =>
  get(params.id, query.language),
);

export const PUT = serve(saveTranslation, contract.saveTranslation, ({ viewer, params, query, body }) => {
  const { revision, ...translation } = body;
  return save({ actorId: viewer.userId, id: params.id, language: query.language, revision, translation });
});
