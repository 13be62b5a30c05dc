import Link from 'next/link';
import { COPYRIGHT_YEAR, PRODUCT_NAME } from '@/lib/kernel/product';

const LEGAL = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/payment-subscription', 'Payment & Subscription Info'],
] as const;

export function SiteFooter() {
  return (
    <footer className="border-border border-t bg-card">
      <div className="mx-auto flex max-w-6xl flex-col gap-4 px-4 py-8 text-muted-foreground text-sm">
        <nav aria-label="Legal">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {LEGAL.map(([href, name]) => (
              <li key={href}>
                <Link href={href} prefetch={false} className="inline-block py-1.5 underline-offset-4 hover:underline">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>{PRODUCT_NAME} is independent: it is not affiliated with or endorsed by the EPA.</p>
        <p>
          © {COPYRIGHT_YEAR} {PRODUCT_NAME}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
