import type { SaturationCurve } from '@/lib/study/saturation';
import { lookOf } from './chart-colors';
import { PLOT, readingAt, type Scale, scaleFor, spreadNames } from './chart-scale';

interface PressurePlotProps {
  /** All of the chart's curves; the axes stay when some are hidden. */
  curves: readonly SaturationCurve[];
  hidden: ReadonlySet<string>;
  fahrenheit: number;
}

const BOTTOM = PLOT.height - PLOT.bottom;

function Axes({ scale }: { scale: Scale }) {
  return (
    <g className="fill-muted-foreground text-[14px]">
      {scale.yTicks.map((psig) => (
        <g key={psig}>
          <path d={`M${PLOT.left} ${scale.y(psig)}H${PLOT.width - PLOT.right}`} className="stroke-border" />
          <text x={PLOT.left - 8} y={scale.y(psig) + 5} textAnchor="end">
            {psig}
          </text>
        </g>
      ))}
      {scale.xTicks.map((fahrenheit) => (
        <text key={fahrenheit} x={scale.x(fahrenheit)} y={BOTTOM + 20} textAnchor="middle">
          {fahrenheit}
        </text>
      ))}
      <text x={PLOT.width - PLOT.right} y={PLOT.height - 2} textAnchor="end">
        °F
      </text>
      <text x={PLOT.left + 6} y={PLOT.top + 2}>
        psig
      </text>
    </g>
  );
}

export function PressurePlot({ curves, hidden, fahrenheit }: PressurePlotProps) {
  const scale = scaleFor(curves);
  const shown = curves
    .map((curve, index) => ({ curve, look: lookOf(index) }))
    .filter(({ curve }) => !hidden.has(curve.refrigerant));
  const ends = shown.map(({ curve }) => scale.y(curve.points.at(-1)?.psig ?? 0));
  const names = spreadNames(ends);
  return (
    <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true" className="h-auto w-full">
      <Axes scale={scale} />
      <path
        d={`M${scale.x(fahrenheit)} ${PLOT.top}V${BOTTOM}`}
        className="stroke-foreground"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      {shown.map(({ curve, look }, index) => {
        const reading = readingAt(curve, fahrenheit);
        const last = curve.points.at(-1);
        return (
          <g key={curve.refrigerant}>
            <polyline
              points={curve.points.map((point) => `${scale.x(point.fahrenheit)},${scale.y(point.psig)}`).join(' ')}
              fill="none"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeDasharray={look.dash}
              className={look.stroke}
            />
            {reading ? (
              <circle cx={scale.x(fahrenheit)} cy={scale.y(reading.psig)} r="5" className={look.fill} />
            ) : null}
            {last ? (
              <text
                x={scale.x(last.fahrenheit) + 8}
                y={(names[index] ?? 0) + 5}
                className={`${look.fill} font-semibold text-[14px]`}
              >
                {curve.refrigerant}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
