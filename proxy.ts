import { type NextRequest, NextResponse } from 'next/server';
import { guardPage } from '@/lib/proxy/guard';

/** Runs for pages that need a guard and for nothing else: whatever it matches loses a third of its throughput. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  return (await guardPage(request)) ?? NextResponse.next();
}

// Prefetches are no visits, and a redirect that answers one would be remembered.
const missing = [
  { type: 'header', key: 'next-router-prefetch' },
  { type: 'header', key: 'purpose', value: 'prefetch' },
  { type: 'header', key: 'sec-purpose', value: 'prefetch' },
];

export const config = {
  matcher: [
    { source: '/tests', missing },
    { source: '/test-selection', missing },
    { source: '/test', missing },
    { source: '/results', missing },
    { source: '/profile', missing },
    { source: '/devices', missing },
    { source: '/statistics/:path*', missing },
    { source: '/favorites', missing },
    { source: '/reports', missing },
    { source: '/admin/:path*', missing },
    { source: '/mock-test', missing },
    { source: '/mock-test/run', missing },
  ],
};
