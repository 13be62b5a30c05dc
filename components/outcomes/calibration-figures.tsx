import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { CalibrationView } from '@/lib/outcomes/calibration/contract';

const percent = (value: number | null): string => (value === null ? '' : `${value}%`);
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/**
 * Predictions compared with reported exam outcomes. The public page shows nothing below a minimum number of outcomes;
 * admins see the figures earlier. `view` is null if they cannot be read.
 */
export function RealFigures({ view }: { view: CalibrationView | null }) {
  return (
    <section aria-labelledby="real" className="flex flex-col gap-4">
      <h2 id="real" className="font-bold text-2xl tracking-tight">
        What learners report
      </h2>
      {view ? <Reported view={view} /> : <p>The reports could not be read. Try again later.</p>}
    </section>
  );
}

function Reported({ view: { people, peopleNeeded, figures } }: { view: CalibrationView }) {
  const missing = people < peopleNeeded;
  return (
    <>
      <p className="max-w-measure">
        {people === 1 ? '1 person has' : `${people.toLocaleString('en-US')} people have`} reported an exam result. We
        count people with a confirmed email address, and results that instructors enter for their students.
        {missing
          ? ` Once ${peopleNeeded} people have reported, this page shows everyone how our predictions compare.`
          : ''}
        {missing && figures ? ' You see the figures now because you are an admin.' : ''}
      </p>
      {figures ? <Figures figures={figures} /> : null}
    </>
  );
}

function Figures({ figures }: { figures: NonNullable<CalibrationView['figures']> }) {
  const { bands, bias, count, answered, unanswered } = figures;
  const told = bands.filter((band) => band.count > 0);
  return (
    <>
      <p className="max-w-measure">
        We predicted a chance for {(answered + unanswered).toLocaleString('en-US')} exams that have taken place. For{' '}
        {unanswered.toLocaleString('en-US')} of them, nobody has reported the result.
      </p>
      {bias ? (
        <p className="max-w-measure">
          Over {count.toLocaleString('en-US')} sections, the share that passed differs by {signed(bias.points)} points
          from our predictions (95 percent range {signed(bias.low)} to {signed(bias.high)}).
        </p>
      ) : null}
      {told.length > 0 ? (
        <Table caption="Last predicted chance before the exam, and the result, by section">
          <TableHead>
            <tr>
              <TableHeader>Predicted</TableHeader>
              <TableHeader>Sections</TableHeader>
              <TableHeader>Mean predicted</TableHeader>
              <TableHeader>Passed</TableHeader>
              <TableHeader>95% range</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {told.map((band) => (
              <TableRow key={band.from}>
                <TableHeader scope="row">
                  {band.from} to {band.to}%
                </TableHeader>
                <TableCell>{band.count}</TableCell>
                <TableCell>{percent(band.told)}</TableCell>
                <TableCell>{percent(band.passed)}</TableCell>
                <TableCell>
                  {percent(band.low)} to {percent(band.high)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </>
  );
}
