import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import type { CountryStat } from '@/lib/analytics/contract';
import { CountryFlag } from './country-flag';
import { showCount } from './figures';
import { ShareBar } from './share-bar';

/** The eight countries with the most sessions. */
export function TopCountries({ countries }: { countries: readonly CountryStat[] }) {
  const most = countries[0]?.sessionCount ?? 0;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Top countries</CardTitle>
        <CardDescription>Sessions, by the address they last came from</CardDescription>
      </CardHeader>
      <CardContent>
        {countries.length === 0 ? (
          <p className="text-muted-foreground">No sessions yet.</p>
        ) : (
          <ol className="flex flex-col gap-3">
            {countries.map(({ country, sessionCount }) => (
              <li key={country}>
                <div className="mb-1 flex items-center gap-2">
                  <CountryFlag country={country} />
                  <span className="min-w-0 flex-1 truncate">{country}</span>
                  <span className="font-medium tabular-nums">{showCount(sessionCount)}</span>
                </div>
                <ShareBar percent={most === 0 ? 0 : (sessionCount / most) * 100} />
              </li>
            ))}
          </ol>
        )}
      </CardContent>
    </Card>
  );
}
