import { restoreSection } from '@/lib/bank/editing/contract';
import { restoreSection as restore } from '@/lib/bank/editing/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(restoreSection, ({ viewer, params }) => restore(viewer.userId, params.id));
