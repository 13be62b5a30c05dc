import Link from 'next/link';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import { ViewerActions } from './viewer-actions';

export function SiteHeader() {
  return (
    <header className="border-border border-b bg-card">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-4 px-4">
        <Link href="/" prefetch={false} className="font-bold text-primary text-xl tracking-tight">
          {PRODUCT_NAME}
        </Link>
        <nav aria-label="Main" className="ml-2 hidden gap-1 sm:flex">
          <Link href="/tests" prefetch={false} className="rounded-lg px-3 py-2.5 font-medium hover:bg-muted">
            Tests
          </Link>
          <Link href="/overview" prefetch={false} className="rounded-lg px-3 py-2.5 font-medium hover:bg-muted">
            Pricing
          </Link>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ViewerActions />
        </div>
      </div>
    </header>
  );
}
