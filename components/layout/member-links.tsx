'use client';

import Link from 'next/link';
import { useViewer } from '@/lib/browser/viewer';
import { listMemberPages } from './member-pages';
import { closeSiteMenu } from './site-menu-id';
import { useSignOut } from './use-sign-out';

const ROW = 'flex min-h-12 w-full items-center rounded-lg px-3 text-left font-medium text-lg hover:bg-muted';

export function MemberLinks() {
  const { user } = useViewer();
  const leave = useSignOut();
  if (!user) return null;
  return (
    <div className="mt-2 border-border border-t pt-2">
      <p className="truncate px-3 py-2 text-muted-foreground">Welcome, {user.firstName}</p>
      <ul>
        {listMemberPages(user).map(([href, name]) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={ROW} onClick={closeSiteMenu}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={ROW} onClick={() => void leave().then(closeSiteMenu)}>
            Sign Out
          </button>
        </li>
      </ul>
    </div>
  );
}
