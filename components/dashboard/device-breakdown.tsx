import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import type { DeviceBreakdown as Breakdown } from '@/lib/analytics/contract';
import { showPercent } from './figures';
import { ShareBar } from './share-bar';

/** Devices and browsers in percent of all sessions. */
export function DeviceBreakdown({ breakdown, hasSessions }: { breakdown: Breakdown; hasSessions: boolean }) {
  const devices = [
    ['Desktop', breakdown.desktopPercent],
    ['Mobile', breakdown.mobilePercent],
    ['Tablet', breakdown.tabletPercent],
  ] as const;
  const browsers = [
    ['Chrome', breakdown.chromePercent],
    ['Firefox', breakdown.firefoxPercent],
    ['Safari', breakdown.safariPercent],
    ['Edge', breakdown.edgePercent],
    ['Other', breakdown.otherBrowserPercent],
  ] as const;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Device breakdown</CardTitle>
      </CardHeader>
      <CardContent>
        {hasSessions ? (
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
            <Shares title="Devices" shares={devices} bar="bg-chart-1" />
            <Shares title="Browsers" shares={browsers} bar="bg-chart-3" />
          </div>
        ) : (
          <p className="text-muted-foreground">No sessions yet.</p>
        )}
      </CardContent>
    </Card>
  );
}

interface SharesProps {
  title: string;
  shares: readonly (readonly [name: string, percent: number])[];
  bar: string;
}

function Shares({ title, shares, bar }: SharesProps) {
  return (
    <section>
      <h3 className="mb-2 font-medium text-muted-foreground">{title}</h3>
      <ul className="flex flex-col gap-2.5">
        {shares.map(([name, percent]) => (
          <li key={name}>
            <div className="mb-1 flex justify-between gap-2">
              <span>{name}</span>
              <span className="font-medium tabular-nums">{showPercent(percent)}</span>
            </div>
            <ShareBar percent={percent} className={bar} />
          </li>
        ))}
      </ul>
    </section>
  );
}
