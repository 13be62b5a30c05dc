import { listSections } from '@/lib/bank/contract';
import { createSection } from '@/lib/bank/sections/contract';
import { createSection as create } from '@/lib/bank/sections/service';
import { listSections as list } from '@/lib/bank/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listSections, () => list());

export const POST = serve(createSection, ({ viewer, body }) => create(viewer.userId, body));
