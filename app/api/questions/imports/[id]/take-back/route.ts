import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/import-export/undoing/contract';
import { takeBackImport } from '@/lib/import-export/undoing/endpoints';
import { takeBackImport as takeBack } from '@/lib/import-export/undoing/service';

export const POST = serve(takeBackImport, contract.takeBackImport, ({ viewer, params }) =>
  takeBack(viewer.userId, params.id),
);
