import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/plan/contract';
import { unsubscribe } from '@/lib/plan/endpoints';
import { unsubscribe as turnOff } from '@/lib/plan/reminders/service';

export const POST = serve(unsubscribe, contract.unsubscribe, ({ query }) => turnOff(query.token));
