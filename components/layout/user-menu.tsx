'use client';

import { CircleUserRound } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { DropdownMenu } from 'radix-ui';
import { signOut } from '@/lib/browser/sign-out';
import type { StoredUser } from '@/lib/browser/token-store';
import { ROLES } from '@/lib/kernel/account';

const ITEM = 'block cursor-pointer rounded-lg px-3 py-2.5 outline-none data-highlighted:bg-muted';

export function UserMenu({ user }: { user: StoredUser }) {
  const router = useRouter();
  const isAdmin = user.roles.includes(ROLES.admin);
  const links = [
    ['/profile', 'Profile'],
    ['/favorites', 'My Favorites'],
    ...(isAdmin ? [['/admin', 'Admin Panel'] as const, ['/admin/dashboard', 'Analytics Dashboard'] as const] : []),
  ] as const;
  const leave = async () => {
    await signOut();
    router.push('/');
  };
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        aria-label="Your account"
        className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-muted focus-visible:outline-3 focus-visible:outline-ring"
      >
        <CircleUserRound aria-hidden className="size-6" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-40 min-w-56 rounded-xl border border-border bg-card p-1.5 text-card-foreground shadow-overlay"
        >
          {links.map(([href, name]) => (
            <DropdownMenu.Item key={href} asChild>
              <Link href={href} className={ITEM}>
                {name}
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-1 h-px bg-border" />
          <DropdownMenu.Item className={ITEM} onSelect={() => void leave()}>
            Sign Out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
