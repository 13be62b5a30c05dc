import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/testimonials/contract';
import { deletePraise, getPraise, putPraise } from '@/lib/testimonials/endpoints';
import { getPraise as get, sayPraise, takeBackPraise } from '@/lib/testimonials/service';

export const GET = serve(getPraise, contract.getPraise, ({ viewer }) => get(viewer.userId));

export const PUT = serve(putPraise, contract.putPraise, ({ viewer, body: { text, firstName, trade } }) =>
  sayPraise({ userId: viewer.userId, text, firstName, trade }),
);

export const DELETE = serve(deletePraise, contract.deletePraise, ({ viewer }) => takeBackPraise(viewer.userId));
