import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { RealFigures } from '@/components/outcomes/calibration-figures';
import { PageHeader } from '@/components/ui/page-header';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { loadCalibration } from '@/lib/outcomes/calibration/loader';
import simulation from '@/lib/plan/readiness/calibration.json';

export const metadata: Metadata = {
  title: 'How our predictions compare with real results',
  description:
    'Our predicted chance of passing EPA Section 608 compared with the exam results that learners report, and with a simulation.',
  alternates: { canonical: '/calibration' },
};

export default async function Page() {
  const view = await loadCalibration();
  return (
    <PageFrame>
      <PageHeader
        title="How our predictions compare with real results"
        subtitle="A predicted chance of 70 percent is accurate if 7 of 10 learners who get it pass."
      />
      <div className="flex max-w-3xl flex-col gap-10">
        <RealFigures view={view} />
        <section aria-labelledby="simulated" className="flex flex-col gap-4">
          <h2 id="simulated" className="font-bold text-2xl tracking-tight">
            What a simulation says
          </h2>
          <p className="max-w-measure">
            These are not real exams. We simulated {simulation.learners.toLocaleString('en-US')} learners who study,
            guess, slip and forget. Each got a predicted chance the day before an exam on two sections, then took it.
          </p>
          <Table caption="Simulated: predicted chance of passing both sections, and the share that passed">
            <TableHead>
              <tr>
                <TableHeader>Predicted</TableHeader>
                <TableHeader>Passed</TableHeader>
              </tr>
            </TableHead>
            <TableBody>
              {simulation.both.map(({ fromPercent, toPercent, passedPercent }) => (
                <TableRow key={fromPercent}>
                  <TableHeader scope="row">
                    {fromPercent} to {toPercent}%
                  </TableHeader>
                  <TableCell>{passedPercent.toFixed(1)}%</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </section>
      </div>
    </PageFrame>
  );
}
