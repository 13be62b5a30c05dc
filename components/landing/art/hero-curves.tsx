import type { SaturationCurve } from '@/lib/study/saturation-rules';

const WIDTH = 1200;
const HEIGHT = 520;
const HOTTEST = 120;
const HIGHEST = 440;

const x = (fahrenheit: number) => Math.round((fahrenheit / HOTTEST) * WIDTH);
const y = (psig: number) => Math.round(HEIGHT - 20 - (psig / HIGHEST) * (HEIGHT - 40));

const TICKS = [20, 40, 60, 80, 100];

const lineOf = ({ points }: SaturationCurve) =>
  `M${points.map(({ fahrenheit, psig }) => `${x(fahrenheit)} ${y(psig)}`).join('L')}`;

/** Background drawing of real saturation curves, from the charts in the study guides. */
export function HeroCurves({ curves, className }: { curves: readonly SaturationCurve[]; className: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className={className}>
      <path
        d={TICKS.map((tick) => `M${x(tick)} 0V${HEIGHT}`).join('')}
        className="stroke-deep-line/25"
        vectorEffect="non-scaling-stroke"
        strokeDasharray="2 6"
      />
      <path
        d={curves.map(lineOf).join('')}
        fill="none"
        className="stroke-deep-line/60"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
