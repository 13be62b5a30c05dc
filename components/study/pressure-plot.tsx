import type { SaturationCurve } from '@/lib/study/saturation-rules';
import { lookOf } from './chart-colors';
import { MARGIN, type PlotSize, readingAt, type Scale, scaleFor, spreadNames } from './chart-scale';

interface PressurePlotProps {
  /** All curves of the chart. The axes cover hidden curves too. */
  curves: readonly SaturationCurve[];
  hidden: ReadonlySet<string>;
  fahrenheit: number;
  size: PlotSize;
  className: string;
}

function Axes({ scale, size }: { scale: Scale; size: PlotSize }) {
  const { height } = size;
  return (
    <g className="fill-muted-foreground text-[14px]">
      {scale.yTicks.map((psig) => (
        <g key={psig}>
          <path d={`M${MARGIN.left} ${scale.y(psig)}H${scale.edge}`} className="stroke-border" />
          <text x={MARGIN.left - 8} y={scale.y(psig) + 5} textAnchor="end">
            {psig}
          </text>
        </g>
      ))}
      {scale.xTicks.map((fahrenheit) => (
        <text key={fahrenheit} x={scale.x(fahrenheit)} y={height - MARGIN.bottom + 20} textAnchor="middle">
          {fahrenheit}
        </text>
      ))}
      <text x={scale.edge} y={height - 2} textAnchor="end">
        °F
      </text>
      <text x={MARGIN.left + 6} y={MARGIN.top + 2}>
        psig
      </text>
    </g>
  );
}

export function PressurePlot({ curves, hidden, fahrenheit, size, className }: PressurePlotProps) {
  const scale = scaleFor(curves, size);
  const shown = curves
    .map((curve, index) => ({ curve, look: lookOf(index) }))
    .filter(({ curve }) => !hidden.has(curve.refrigerant));
  const ends = shown.map(({ curve }) => scale.y(curve.points.at(-1)?.psig ?? 0));
  const names = spreadNames(ends);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className={className}>
      <Axes scale={scale} size={size} />
      <path
        d={`M${scale.x(fahrenheit)} ${MARGIN.top}V${size.height - MARGIN.bottom}`}
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
