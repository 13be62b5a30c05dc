import * as contract from '@/lib/health/contract';
import { healthDetails } from '@/lib/health/endpoints';
import { describeHealth } from '@/lib/health/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(healthDetails, contract.healthDetails, describeHealth);
