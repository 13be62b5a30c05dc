import type { MetadataRoute } from 'next';
import { listSitemap } from '@/lib/kernel/pages';
import { SITE_URL } from '@/lib/kernel/product';

/** Pages that say the same to everybody. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listSitemap().map((path) => ({ url: `${SITE_URL}${path}` }));
}
