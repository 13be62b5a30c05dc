import Link from 'next/link';
import { usePaths } from '#texts';

export function PlanLink({ href, children }: { href: string; children: string }) {
  const toPath = usePaths();
  return (
    <Link
      href={toPath(href)}
      prefetch={false}
      className="py-2 font-medium text-primary underline underline-offset-4 hover:no-underline"
    >
      {children}
    </Link>
  );
}
