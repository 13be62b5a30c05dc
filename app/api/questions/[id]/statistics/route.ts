import { serve } from '@/lib/http/serve';
import { getItemStatistics } from '@/lib/items/contract';
import { getItemStatistics as get } from '@/lib/items/service';

export const GET = serve(getItemStatistics, ({ params }) => get(params.id));
