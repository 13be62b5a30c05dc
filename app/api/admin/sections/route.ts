import * as contract from '@/lib/bank/sections/contract';
import { listEverySection } from '@/lib/bank/sections/endpoints';
import { listEverySection as list } from '@/lib/bank/sections/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listEverySection, contract.listEverySection, () => list());
