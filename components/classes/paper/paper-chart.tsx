import { useTranslations } from '#texts';
import { REFRIGERANTS, TEMPERATURES } from '@/components/pressure-chart/pressure-table';

interface Column {
  refrigerant: string;
  /** State to which the pressures of a blend with glide apply. Null for other refrigerants. */
  line: 'liquid' | 'vapor' | null;
  readings: readonly number[];
}

const COLUMNS = REFRIGERANTS.flatMap(({ name, liquid, vapor }): Column[] => [
  { refrigerant: name, line: vapor ? 'liquid' : null, readings: liquid },
  ...(vapor ? [{ refrigerant: name, line: 'vapor' as const, readings: vapor }] : []),
]);

/** Number of columns on a letter-size page. */
const A_PAGE = Math.ceil(COLUMNS.length / 2);
const PAGES = [COLUMNS.slice(0, A_PAGE), COLUMNS.slice(A_PAGE)];

const degrees = (fahrenheit: number): string => (fahrenheit < 0 ? `−${-fahrenheit}` : String(fahrenheit));

/** Printed pressure-temperature chart of all refrigerants, which students may use in an exam. */
export function PaperChart() {
  const t = useTranslations('paper');
  return (
    <>
      {PAGES.map((columns, page) => (
        <section key={columns[0]?.refrigerant} className={page > 0 ? 'mt-8 print:mt-0 print:break-before-page' : ''}>
          <h2 className="mb-1 font-bold text-2xl tracking-tight">
            {t('chartTitle', { page: page + 1, pages: PAGES.length })}
          </h2>
          <p className="mb-3 text-sm">{t('chartHint')}</p>
          <ChartTable columns={columns} label={t('pressures', { page: page + 1 })} />
        </section>
      ))}
    </>
  );
}

const CELL = 'whitespace-nowrap px-1.5 py-px text-right tabular-nums';

function ChartTable({ columns, label }: { columns: readonly Column[]; label: string }) {
  const t = useTranslations('paper');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-sm print:text-[0.8rem] print:leading-[1.35]">
        <thead>
          <tr className="border-foreground border-b-2 align-bottom">
            <th scope="col" className={CELL}>
              °F
            </th>
            {columns.map(({ refrigerant, line }) => (
              <th key={`${refrigerant}${line}`} scope="col" className={CELL}>
                {refrigerant}
                {line ? <span className="block font-normal">{t(line)}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEMPERATURES.map((fahrenheit, place) => (
            <tr key={fahrenheit} className="border-border border-b print:border-foreground/40">
              <th scope="row" className={CELL}>
                {degrees(fahrenheit)}
              </th>
              {columns.map(({ refrigerant, line, readings }) => (
                <td key={`${refrigerant}${line}`} className={CELL}>
                  <Reading value={readings[place] ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Reading = ({ value }: { value: number }) => {
  const figure = Math.abs(value).toFixed(1);
  return value < 0 ? <em>{figure}</em> : figure;
};
