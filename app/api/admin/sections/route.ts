import { listEverySection } from '@/lib/bank/editing/contract';
import { listEverySection as list } from '@/lib/bank/editing/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listEverySection, () => list());
