import type { MetadataRoute } from 'next';
import { listClosedPages } from '@/lib/kernel/pages';
import { SITE_URL } from '@/lib/kernel/product';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/auth/', '/analytics/', ...listClosedPages()] },
    sitemap: `${SITE_URL}/sitemap.xml`,
  };
}
