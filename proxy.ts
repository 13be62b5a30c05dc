import { type NextRequest, NextResponse } from 'next/server';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';
import { guardPage } from '@/lib/proxy/guard';
import { unavailablePage } from '@/lib/proxy/unavailable';
import { countVisit } from '@/lib/proxy/visit';

/** Guards pages. Runs only for pages that need a guard, because the proxy costs a page a third of its throughput. */
export async function proxy(request: NextRequest): Promise<Response> {
  const guarded = await guardPage(request).catch((error: unknown) => {
    if (!noteOutage(error)) {
      log.error('pages cannot be guarded', { error });
    }
    return null;
  });
  if (!guarded) return unavailablePage(request.nextUrl.pathname);
  const { redirect, userId } = guarded;
  if (redirect) return redirect;
  countVisit(request, userId);
  return NextResponse.next();
}

// Guarded pages of `lib/kernel/pages.ts`, listed again because the build reads this list without running code; a test
// compares both. Excludes prefetches: they are not visits, and browsers would cache a redirect.
export const config = {
  matcher: [
    {
      source: '/:language(es)?/(tests|test-selection|test|results|profile|devices|favorites|reports)',
      missing: [
        { type: 'header', key: 'next-router-prefetch' },
        { type: 'header', key: 'purpose', value: 'prefetch' },
        { type: 'header', key: 'sec-purpose', value: 'prefetch' },
      ],
    },
    {
      source: '/:language(es)?/(today|statistics|classes|admin)/:path*',
      missing: [
        { type: 'header', key: 'next-router-prefetch' },
        { type: 'header', key: 'purpose', value: 'prefetch' },
        { type: 'header', key: 'sec-purpose', value: 'prefetch' },
      ],
    },
    {
      source: '/:language(es)?/(mock-test|mock-test/run|start)',
      missing: [
        { type: 'header', key: 'next-router-prefetch' },
        { type: 'header', key: 'purpose', value: 'prefetch' },
        { type: 'header', key: 'sec-purpose', value: 'prefetch' },
      ],
    },
  ],
};
