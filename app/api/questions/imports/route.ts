import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/import-export/undoing/contract';
import { listImports } from '@/lib/import-export/undoing/endpoints';
import { listImports as list } from '@/lib/import-export/undoing/service';

export const GET = serve(listImports, contract.listImports, ({ query }) => list(query));
