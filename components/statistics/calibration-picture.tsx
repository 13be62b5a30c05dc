import { useTranslations } from '#texts';
import { FigureCard } from '@/components/layout/figure-card';
import { useCount } from '@/components/messages/use-formats';
import { FigureTable } from './figure-table';

interface Band {
  fromPercent: number;
  toPercent: number;
  cases: number;
  toldPercent: number;
  passedPercent: number;
}

interface CalibrationPictureProps {
  title: string;
  sentence: string;
  bands: readonly Band[];
}

const TICKS = [0, 20, 40, 60, 80, 100];
const LEFT = 34;
const TOP = 8;

/**
 * Plots predicted probabilities of passing against the share that passed, by band. In a well calibrated model each dot
 * is inside the square of its band.
 */
export function CalibrationPicture({ title, sentence, bands }: CalibrationPictureProps) {
  const t = useTranslations('statistics');
  const count = useCount();
  const rows = bands.map((band) => [
    t('band', { from: band.fromPercent, to: band.toPercent }),
    count(band.cases),
    `${band.passedPercent}%`,
  ]);
  return (
    <FigureCard
      title={title}
      note={sentence}
      picture={
        <svg viewBox="0 0 260 252" aria-hidden="true" className="w-full max-w-md">
          <g transform={`translate(${LEFT} ${TOP})`}>
            {bands.map(({ fromPercent }) => (
              <rect
                key={fromPercent}
                x={fromPercent * 2}
                y={180 - fromPercent * 2}
                width="20"
                height="20"
                className="fill-info-surface"
              />
            ))}
            <rect width="200" height="200" fill="none" className="stroke-border-strong" />
            <line x1="0" y1="200" x2="200" y2="0" strokeDasharray="5 4" className="stroke-border-strong" />
            {bands.map(({ fromPercent, toldPercent, passedPercent }) => (
              <circle
                key={fromPercent}
                cx={toldPercent * 2}
                cy={200 - passedPercent * 2}
                r="4"
                className="fill-chart-1"
              />
            ))}
            {TICKS.map((tick) => (
              <g key={tick} className="fill-muted-foreground text-[10px]">
                <text x={tick * 2} y="214" textAnchor="middle">
                  {tick}
                </text>
                <text x="-6" y={203 - tick * 2} textAnchor="end">
                  {tick}
                </text>
              </g>
            ))}
            <text x="100" y="232" textAnchor="middle" className="fill-foreground text-[11px]">
              {t('predictedPercent')}
            </text>
            <text
              transform="translate(-26 100) rotate(-90)"
              textAnchor="middle"
              className="fill-foreground text-[11px]"
            >
              {t('passedPercent')}
            </text>
          </g>
        </svg>
      }
      table={<FigureTable caption={title} columns={[t('predicted'), t('cases'), t('passed')]} rows={rows} />}
    />
  );
}
