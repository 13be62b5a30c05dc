import { env } from '@/lib/env';
import { ENDPOINTS } from '@/lib/http/catalog';
import { describeApi } from '@/lib/http/openapi';

export const GET = () => Response.json(describeApi(ENDPOINTS, env().NEXT_PUBLIC_PRODUCT_NAME));
