import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import type { AuthFunnel as Funnel } from '@/lib/analytics/contract';
import { showCount, showPercent } from './figures';
import { ShareBar } from './share-bar';

/** Funnel in three columns, each in percent of all sessions. */
export function AuthFunnel({ funnel }: { funnel: Funnel }) {
  const steps = [
    {
      name: 'Total sessions',
      count: funnel.totalSessions,
      note: 'All time',
      percent: funnel.totalSessions === 0 ? 0 : 100,
    },
    {
      name: 'Authenticated',
      count: funnel.authenticatedSessions,
      note: `${showPercent(funnel.authenticationRate)} conversion`,
      percent: funnel.authenticationRate,
    },
    {
      name: 'Registered users',
      count: funnel.registeredUsers,
      note: `${showPercent(funnel.registrationRate)} conversion`,
      percent: funnel.registrationRate,
    },
  ];
  return (
    <Card>
      <CardHeader>
        <CardTitle>Authentication Funnel</CardTitle>
        <CardDescription>
          Sessions with a sign-in, and accounts, as a share of all sessions (100% at most)
        </CardDescription>
      </CardHeader>
      <CardContent>
        <ol className="grid gap-5 sm:grid-cols-3 sm:gap-8">
          {steps.map((step) => (
            <li key={step.name}>
              <p className="font-medium text-muted-foreground">{step.name}</p>
              <p className="font-bold text-3xl tabular-nums tracking-tight">{showCount(step.count)}</p>
              <p className="mb-2 text-muted-foreground text-sm">{step.note}</p>
              <ShareBar percent={step.percent} className="bg-chart-3" />
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  );
}
