import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { listClosedPages } from '@/lib/kernel/pages';

/** Rendered at each request, because `PUBLIC_URL` may have changed since the build. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/auth/', '/analytics/', ...listClosedPages()] },
    sitemap: `${env().PUBLIC_URL}/sitemap.xml`,
  };
}
