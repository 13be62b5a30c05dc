import type { Metadata } from 'next';
import { RealFigures } from '@/components/calibration/real-figures';
import { SIMULATED_BANDS, SIMULATED_LEARNERS } from '@/components/calibration/simulation';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/ui/page-header';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { loadCalibration } from '@/lib/outcomes/calibration/loader';

export const metadata: Metadata = {
  title: 'How our chances compare with what happened',
  description:
    'The chance of passing EPA Section 608 that we tell before an exam, compared with what learners report, by band and with ranges, and with a simulation until enough exams have been reported.',
  alternates: { canonical: '/calibration' },
};

export default async function Page() {
  const view = await loadCalibration();
  return (
    <PageFrame>
      <PageHeader
        title="How our chances compare with what happened"
        subtitle="A chance of 70 percent is right if 7 of 10 who are told it pass."
      />
      <div className="flex max-w-3xl flex-col gap-10">
        <RealFigures view={view} />
        <section aria-labelledby="simulated" className="flex flex-col gap-4">
          <h2 id="simulated" className="font-bold text-2xl tracking-tight">
            What a simulation says
          </h2>
          <p className="max-w-measure">
            These are not real exams. We simulated {SIMULATED_LEARNERS.toLocaleString('en-US')} learners who study,
            guess, slip and forget, told each a chance on the eve of an exam over two sections, and had them take it.
          </p>
          <Table caption="Simulated: chance told on the eve to pass both sections, and the share that passed">
            <TableHead>
              <tr>
                <TableHeader>Told</TableHeader>
                <TableHeader>Passed</TableHeader>
              </tr>
            </TableHead>
            <TableBody>
              {SIMULATED_BANDS.map(({ from, to, passed }) => (
                <TableRow key={from}>
                  <TableHeader scope="row">
                    {from} to {to}%
                  </TableHeader>
                  <TableCell>{passed.toFixed(1)}%</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </section>
      </div>
    </PageFrame>
  );
}
