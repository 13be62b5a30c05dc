import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import type { AuthFunnel as Funnel } from '@/lib/analytics/contract';
import { showCount, showPercent } from './figures';
import { ShareBar } from './share-bar';

/** Sign-in funnel in three columns, each with its percentage of all sessions. */
export function AuthFunnel({ funnel }: { funnel: Funnel }) {
  const steps = [
    {
      name: 'Total sessions',
      count: funnel.totalSessions,
      note: 'Browsers, all time',
      percent: funnel.totalSessions === 0 ? 0 : 100,
    },
    {
      name: 'Authenticated',
      count: funnel.authenticatedSessions,
      note: `Sessions with a sign-in, ${showPercent(funnel.authenticationRate)} conversion`,
      percent: funnel.authenticationRate,
    },
    {
      name: 'Registered users',
      count: funnel.registeredUsers,
      note: `Accounts with an email, ${showPercent(funnel.registrationRate)} conversion`,
      percent: funnel.registrationRate,
    },
  ];
  return (
    <Card>
      <CardHeader>
        <CardTitle>Authentication Funnel</CardTitle>
        <CardDescription>
          From the first visit to an account. The first two numbers count browsers, the third counts accounts. Each
          percentage is a share of all sessions. There can be more accounts than sessions, because several people may
          sign up in one browser.
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
