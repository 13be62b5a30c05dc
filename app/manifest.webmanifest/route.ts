import { serveManifest } from '@/components/layout/web-manifest';

export const dynamic = 'force-static';

export const GET = () => serveManifest('en');
