import * as contract from '@/lib/classes/counts/contract';
import { countClasses } from '@/lib/classes/counts/endpoints';
import { countClasses as count } from '@/lib/classes/counts/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(countClasses, contract.countClasses, ({ now }) => count(now));
