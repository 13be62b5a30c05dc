import { listSections } from '@/lib/bank/contract';
import { listSections as list } from '@/lib/bank/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listSections, () => list());
