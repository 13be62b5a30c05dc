'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '#texts';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { keep, recall } from '@/lib/browser/attempt/device-memory';
import { REFRIGERANTS, type SaturationColumns, TEMPERATURES } from './pressure-table';

const CHOSEN = 'coldpass.chart';
const FIRST = 'R-22';
/** First visible temperature in °F. Colder rows are above the visible part. */
const OPENS_AT = 25;

interface ChartDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const findColumns = (name: string | null): SaturationColumns | undefined =>
  REFRIGERANTS.find((refrigerant) => refrigerant.name === name);

/** Pressure-temperature chart of one refrigerant. Opens with the refrigerant last viewed on this device. */
export function ChartDialog({ open, onOpenChange }: ChartDialogProps) {
  const t = useTranslations('study');
  const [name, setName] = useState(() => findColumns(recall(CHOSEN))?.name ?? FIRST);
  const columns = findColumns(name);
  const choose = (next: string) => {
    setName(next);
    keep(CHOSEN, next);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t('chart')}>
        <Field label={t('refrigerant')}>
          {(control) => (
            <Select {...control} value={name} onChange={(event) => choose(event.target.value)}>
              {REFRIGERANTS.map((refrigerant) => (
                <option key={refrigerant.name}>{refrigerant.name}</option>
              ))}
            </Select>
          )}
        </Field>
        {columns ? <PressureTable columns={columns} /> : null}
        <p className="mt-3 text-muted-foreground text-sm">{t('pressureUnits')}</p>
      </DialogContent>
    </Dialog>
  );
}

const HEAD = 'px-3 py-2 font-semibold';

function PressureTable({ columns: { name, liquid, vapor } }: { columns: SaturationColumns }) {
  const t = useTranslations('study');
  const box = useRef<HTMLElement>(null);
  const start = useRef<HTMLTableRowElement>(null);
  // Runs only when the dialog opens, so that a change of refrigerant keeps the visible temperatures.
  useEffect(() => {
    if (box.current && start.current) box.current.scrollTop = start.current.offsetTop - start.current.offsetHeight;
  }, []);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('pressuresOf', { name })}
      className="relative mt-4 max-h-[max(12rem,calc(100dvh-21rem))] overflow-y-auto rounded-xl border border-border"
    >
      <table className="w-full border-collapse text-right">
        <thead className="sticky top-0 bg-muted">
          <tr className="align-bottom">
            <th scope="col" className={HEAD}>
              °F
            </th>
            <th scope="col" className={HEAD}>
              {vapor ? t('liquidBubble') : t('pressure')}
            </th>
            {vapor ? (
              <th scope="col" className={HEAD}>
                {t('vaporDew')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {TEMPERATURES.map((fahrenheit, place) => (
            <tr key={fahrenheit} ref={fahrenheit === OPENS_AT ? start : undefined}>
              <th scope="row" className="px-3 py-1.5 font-semibold">
                {fahrenheit < 0 ? `−${-fahrenheit}` : fahrenheit}
              </th>
              <Reading value={liquid[place]} />
              {vapor ? <Reading value={vapor[place]} /> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Shows psig, or inches of mercury vacuum in italics, as printed charts do. */
function Reading({ value = 0 }: { value: number | undefined }) {
  const figure = Math.abs(value).toFixed(1);
  return (
    <td className="whitespace-nowrap px-3 py-1.5">
      {value < 0 ? <em className="text-cold">{figure} in. Hg</em> : figure}
    </td>
  );
}
