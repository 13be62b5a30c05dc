import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import type { SessionView } from '@/lib/analytics/contract';
import { CountryFlag } from './country-flag';
import { showCount } from './figures';

const ICONS = { mobile: Smartphone, tablet: Tablet, desktop: Monitor } as const;
const iconOf = (deviceType: string) =>
  deviceType === 'mobile' || deviceType === 'tablet' ? ICONS[deviceType] : ICONS.desktop;

/** The ten sessions seen most recently. */
export function RecentSessions({ sessions }: { sessions: readonly SessionView[] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Recent sessions</CardTitle>
        <CardDescription>Last seen first</CardDescription>
      </CardHeader>
      <CardContent>
        {sessions.length === 0 ? (
          <p className="text-muted-foreground">No visits yet. Sessions show up within seconds.</p>
        ) : (
          <ul className="-my-3 divide-y divide-border">
            {sessions.map((session) => (
              <SessionRow key={session.sessionId} session={session} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}

function SessionRow({ session }: { session: SessionView }) {
  const Icon = iconOf(session.deviceType);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-primary" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="break-all font-medium tabular-nums">{session.ipAddress || 'No address'}</span>
          <span className="inline-flex items-center gap-1.5 text-muted-foreground">
            <CountryFlag country={session.country} />
            {session.country}
          </span>
        </p>
        <p className="text-muted-foreground text-sm">
          {session.browser} on {session.operatingSystem}, {session.deviceType}, {showCount(session.requestCount)}{' '}
          {session.requestCount === 1 ? 'request' : 'requests'}
        </p>
      </div>
      <div className="flex basis-full flex-wrap items-center gap-x-2 gap-y-1 pl-10 text-sm sm:basis-44 sm:flex-col sm:items-end sm:pl-0">
        {session.isAuthenticated ? <Badge variant="success">Signed in</Badge> : <Badge>Visitor</Badge>}
        <span className="text-muted-foreground tabular-nums">
          <LocalTime instant={session.lastSeen} />
        </span>
      </div>
    </li>
  );
}
