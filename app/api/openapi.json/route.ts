import { env } from '@/lib/env';
import { ENDPOINTS } from '@/lib/http/catalog';
import { openApiDocument } from '@/lib/http/openapi';

export const GET = () => Response.json(openApiDocument(ENDPOINTS, env().NEXT_PUBLIC_PRODUCT_NAME));
