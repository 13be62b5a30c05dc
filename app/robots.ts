import type { MetadataRoute } from 'next';
import { SITE_URL } from '@/lib/kernel/product';

const PERSONAL = [
  '/admin',
  '/profile',
  '/statistics',
  '/favorites',
  '/results',
  '/test$',
  '/reset-password',
  '/verify-email',
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/auth/', '/analytics/', ...PERSONAL] },
    sitemap: `${SITE_URL}/sitemap.xml`,
  };
}
