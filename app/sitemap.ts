import type { MetadataRoute } from 'next';
import { LEGAL_PAGES, MORE_LEGAL_PAGES } from '@/components/layout/main-pages';
import { SITE_URL } from '@/lib/kernel/product';
import { GUIDES } from '@/lib/study/catalog';

/** Pages that say the same to everybody. */
export default function sitemap(): MetadataRoute.Sitemap {
  const legal = [...LEGAL_PAGES, ...MORE_LEGAL_PAGES].map(([path]) => path);
  const guides = GUIDES.map(({ group }) => `/study/${group}`);
  return ['/', '/overview', '/mock-test', '/study', ...guides, ...legal].map((path) => ({ url: `${SITE_URL}${path}` }));
}
