'use client';

import { useId, useState } from 'react';
import { useTranslations } from '#texts';
import { useListNames } from '@/components/messages/use-formats';
import { Wording } from '@/components/ui/wording';
import type { SaturationCurve } from '@/lib/study/saturation-rules';
import { lookOf } from './chart-colors';
import { nearestTo, PLOT_SIZES, readingAt, temperaturesOf, withUnit } from './chart-scale';
import { PressurePlot } from './pressure-plot';

interface PressureChartProps {
  curves: readonly SaturationCurve[];
  /** Names of the curves that are hidden at first, to keep the chart readable. */
  hiddenAtFirst?: readonly string[];
}

/** Initial temperature in °F: room temperature, at which the pressure of an idle system is usually read. */
const START = 70;

/** Pressure-temperature chart with a slider. Shows only readings from the guides' tables and does not interpolate. */
export function PressureChart({ curves, hiddenAtFirst = [] }: PressureChartProps) {
  const t = useTranslations('chart');
  const sliderId = useId();
  const temperatures = temperaturesOf(curves);
  const [at, setAt] = useState(() => nearestTo(START, temperatures));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(hiddenAtFirst));
  const fahrenheit = temperatures[at] ?? START;
  const toggle = (refrigerant: string) => {
    const next = new Set(hidden);
    if (!next.delete(refrigerant)) next.add(refrigerant);
    setHidden(next);
  };
  const plot = { curves, hidden, fahrenheit };
  return (
    <figure className="rounded-2xl border border-border bg-card p-4 sm:p-6 print:hidden">
      <figcaption className="mb-4">
        <span className="font-semibold text-lg">{t('title')}</span>
        <GlideNote curves={curves} />
      </figcaption>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[1fr_17rem]">
        <div>
          <PressurePlot {...plot} size={PLOT_SIZES.phone} className="h-auto w-full sm:hidden" />
          <PressurePlot {...plot} size={PLOT_SIZES.desk} className="hidden h-auto w-full sm:block" />
          <label htmlFor={sliderId} className="mt-3 flex items-baseline justify-between font-medium">
            {t('temperature')}
            <output htmlFor={sliderId} className="font-bold text-2xl tabular-nums">
              {fahrenheit} °F
            </output>
          </label>
          <input
            id={sliderId}
            type="range"
            min={0}
            max={temperatures.length - 1}
            step={1}
            value={at}
            aria-valuetext={`${fahrenheit} °F`}
            onChange={(event) => setAt(Number(event.target.value))}
            className="h-11 w-full cursor-pointer accent-accent"
          />
        </div>
        <ReadingList curves={curves} hidden={hidden} fahrenheit={fahrenheit} onToggle={toggle} />
      </div>
    </figure>
  );
}

/** Text below the chart: the curve of a blend with glide shows only one of its two pressures. */
function GlideNote({ curves }: { curves: readonly SaturationCurve[] }) {
  const t = useTranslations('chart');
  const listNames = useListNames();
  const blends = curves.filter(({ glide }) => glide !== undefined);
  if (blends.length === 0) return null;
  const names = listNames(blends.map(({ refrigerant }) => refrigerant));
  const glides = blends.map(({ refrigerant, glide }) => `${refrigerant} ${glide}`).join(', ');
  return (
    <span className="mt-1 block max-w-measure text-muted-foreground">
      <Wording text={t('glideNote', { names, glides })} />
    </span>
  );
}

interface ReadingListProps {
  curves: readonly SaturationCurve[];
  hidden: ReadonlySet<string>;
  fahrenheit: number;
  onToggle: (refrigerant: string) => void;
}

function ReadingList({ curves, hidden, fahrenheit, onToggle }: ReadingListProps) {
  const t = useTranslations('chart');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('readings', { fahrenheit: String(fahrenheit) })}</legend>
      <div className="divide-y divide-border">
        {curves.map((curve, index) => {
          const reading = readingAt(curve, fahrenheit);
          const look = lookOf(index);
          return (
            <label
              key={curve.refrigerant}
              className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2.5 whitespace-nowrap"
            >
              <input
                type="checkbox"
                checked={!hidden.has(curve.refrigerant)}
                onChange={() => onToggle(curve.refrigerant)}
                className="size-5 shrink-0"
              />
              <svg viewBox="0 0 24 4" aria-hidden="true" className="h-1 w-6 shrink-0">
                <path d="M0 2h24" strokeWidth="4" strokeDasharray={look.dash} className={look.stroke} />
              </svg>
              <span className="font-medium">{curve.refrigerant}</span>
              <span className="ml-auto text-right text-base tabular-nums">
                {reading ? withUnit(reading, t('vacuum')) : t('noReading')}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
