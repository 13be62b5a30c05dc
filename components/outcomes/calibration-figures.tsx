import { useTranslations } from '#texts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { CalibrationView } from '@/lib/outcomes/calibration/contract';

const percent = (value: number | null): string => (value === null ? '' : `${value}%`);
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/**
 * Predictions compared with reported exam outcomes. The public page shows nothing below a minimum number of outcomes;
 * admins see the figures earlier. `view` is null if they cannot be read.
 */
export function RealFigures({ view }: { view: CalibrationView | null }) {
  const t = useTranslations('calibration');
  return (
    <section aria-labelledby="real" className="flex flex-col gap-4">
      <h2 id="real" className="font-bold text-2xl tracking-tight">
        {t('reported')}
      </h2>
      {view ? <Reported view={view} /> : <p>{t('notRead')}</p>}
    </section>
  );
}

function Reported({ view: { people, peopleNeeded, figures } }: { view: CalibrationView }) {
  const t = useTranslations('calibration');
  const missing = people < peopleNeeded;
  return (
    <>
      <p className="max-w-measure">
        {t('people', { people })}
        {missing ? ` ${t('needed', { needed: peopleNeeded })}` : ''}
        {missing && figures ? ` ${t('admin')}` : ''}
      </p>
      {figures ? <Figures figures={figures} /> : null}
    </>
  );
}

function Figures({ figures }: { figures: NonNullable<CalibrationView['figures']> }) {
  const t = useTranslations('calibration');
  const { bands, bias, count, answered, unanswered } = figures;
  const told = bands.filter((band) => band.count > 0);
  return (
    <>
      <p className="max-w-measure">{t('exams', { exams: answered + unanswered, unanswered })}</p>
      {bias ? (
        <p className="max-w-measure">
          {t('bias', {
            sections: count,
            points: signed(bias.points),
            low: signed(bias.low),
            high: signed(bias.high),
          })}
        </p>
      ) : null}
      {told.length > 0 ? (
        <Table caption={t('caption')}>
          <TableHead>
            <tr>
              <TableHeader>{t('predicted')}</TableHeader>
              <TableHeader>{t('sections')}</TableHeader>
              <TableHeader>{t('meanPredicted')}</TableHeader>
              <TableHeader>{t('passed')}</TableHeader>
              <TableHeader>{t('rangeHeader')}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {told.map((band) => (
              <TableRow key={band.from}>
                <TableHeader scope="row">{t('band', { from: band.from, to: band.to })}</TableHeader>
                <TableCell>{band.count}</TableCell>
                <TableCell>{percent(band.told)}</TableCell>
                <TableCell>{percent(band.passed)}</TableCell>
                <TableCell>{t('range', { low: percent(band.low), high: percent(band.high) })}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </>
  );
}
