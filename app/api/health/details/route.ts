import { healthDetails } from '@/lib/health/contract';
import { describeHealth } from '@/lib/health/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(healthDetails, describeHealth);
