import * as bankContract from '@/lib/bank/contract';
import { listSections } from '@/lib/bank/endpoints';
import * as sectionsContract from '@/lib/bank/sections/contract';
import { createSection } from '@/lib/bank/sections/endpoints';
import { createSection as create } from '@/lib/bank/sections/service';
import { listSections as list } from '@/lib/bank/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listSections, bankContract.listSections, () => list());

export const POST = serve(createSection, sectionsContract.createSection, ({ viewer, body }) =>
  create(viewer.userId, body),
);
