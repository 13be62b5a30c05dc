'use client';

import { CircleUserRound } from 'lucide-react';
import Link from 'next/link';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useViewer } from '@/lib/browser/viewer';
import { listMemberPages } from './member-pages';
import { useSignOut } from './use-sign-out';
import { useSoftLinks } from './use-soft-links';

export function MemberWelcome() {
  const { user } = useViewer();
  return user ? <>Welcome, {user.firstName}</> : null;
}

/** Specification §2, "Signed-in user menu". */
export function MemberMenu() {
  const { user } = useViewer();
  const leave = useSignOut();
  useSoftLinks();
  if (!user) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label="Your account"
        className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-muted"
      >
        <CircleUserRound aria-hidden className="size-6" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel className="max-w-64 truncate">{user.email}</DropdownMenuLabel>
        {listMemberPages(user).map(([href, name]) => (
          <DropdownMenuItem key={href} asChild>
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void leave()}>Sign Out</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
