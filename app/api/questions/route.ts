import * as contract from '@/lib/bank/editing/contract';
import { createQuestion, listQuestions } from '@/lib/bank/editing/endpoints';
import { createQuestion as create, listQuestions as list } from '@/lib/bank/editing/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listQuestions, contract.listQuestions, ({ query }) => list(query));

export const POST = serve(createQuestion, contract.createQuestion, ({ viewer, body }) => create(viewer.userId, body));
