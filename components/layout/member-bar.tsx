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

export function MemberBar() {
  const { user } = useViewer();
  const leave = useSignOut();
  useSoftLinks();
  if (!user) return null;
  return (
    <>
      <span className="order-first hidden max-w-52 truncate text-muted-foreground lg:inline">
        Welcome, {user.firstName}
      </span>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label="Your account"
          className="hidden size-11 items-center justify-center rounded-lg hover:bg-muted md:inline-flex"
        >
          <CircleUserRound aria-hidden className="size-6" />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel className="max-w-64 truncate">{user.email}</DropdownMenuLabel>
          {listMemberPages(user.roles).map(([href, name]) => (
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
    </>
  );
}
