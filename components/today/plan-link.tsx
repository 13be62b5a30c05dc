import Link from 'next/link';

export function PlanLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="py-2 font-medium text-primary underline underline-offset-4 hover:no-underline"
    >
      {children}
    </Link>
  );
}
