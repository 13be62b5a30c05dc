import { useTranslations } from '#texts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import simulation from '@/lib/plan/readiness/calibration.json';

/** Predictions compared with the outcomes of simulated exams. */
export function SimulatedFigures() {
  const t = useTranslations('calibration');
  return (
    <section aria-labelledby="simulated" className="flex flex-col gap-4">
      <h2 id="simulated" className="font-bold text-2xl tracking-tight">
        {t('simulated')}
      </h2>
      <p className="max-w-measure">{t('simulatedText', { learners: simulation.learners })}</p>
      <Table caption={t('simulatedCaption')}>
        <TableHead>
          <tr>
            <TableHeader>{t('predicted')}</TableHeader>
            <TableHeader>{t('passed')}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {simulation.both.map(({ fromPercent, toPercent, passedPercent }) => (
            <TableRow key={fromPercent}>
              <TableHeader scope="row">{t('band', { from: fromPercent, to: toPercent })}</TableHeader>
              <TableCell>{passedPercent.toFixed(1)}%</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
