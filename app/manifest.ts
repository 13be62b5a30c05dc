import type { MetadataRoute } from 'next';
import { PRODUCT_NAME } from '@/lib/kernel/product';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${PRODUCT_NAME}: EPA Section 608 practice`,
    short_name: PRODUCT_NAME,
    description: 'Practice tests for the EPA Section 608 refrigerant handling certification.',
    lang: 'en-US',
    start_url: '/today',
    scope: '/',
    display: 'standalone',
    background_color: '#06293a',
    theme_color: '#06293a',
    categories: ['education'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Today', url: '/today' },
      { name: 'Tests', url: '/tests' },
      { name: 'Study guides', url: '/study' },
    ],
  };
}
