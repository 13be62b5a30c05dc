import { useTranslations } from '#texts';
import { Label } from './parts';

const GRAY = '#808080';
const YELLOW = '#c99700';

const MARKS = [
  { from: '104 104', y: 56, name: 'TW', says: 'weightWhenEmpty' },
  { from: '104 123', y: 104, name: 'WC', says: 'weightOfWater' },
  { from: '104 142', y: 152, name: 'DOT-4BA400', says: 'kind' },
  { from: '104 161', y: 200, name: null, says: 'lastTest' },
] as const;

export function CylinderMarks() {
  const t = useTranslations('drawings');
  return (
    <>
      <path d="M14 62H130V210q0 14-14 14H28q-14 0-14-14Z" fill={GRAY} opacity="0.35" />
      <path d="M14 62Q14 36 40 36H104Q130 36 130 62Z" fill={YELLOW} opacity="0.7" />
      <path
        d="M14 62Q14 36 40 36H104Q130 36 130 62V210q0 14-14 14H28q-14 0-14-14Z"
        fill="none"
        strokeWidth="2.5"
        className="stroke-foreground"
      />
      <path
        d="M46 36V20m-10 0h20M98 36V20m-10 0h20"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-foreground"
      />
      <path d="M14 82H130" strokeDasharray="6 4" strokeWidth="2" className="stroke-foreground" />
      <Label x={72} y={77}>
        {t('fillLimit')}
      </Label>
      <Label x={72} y={206}>
        {t('grayBody')}
      </Label>
      <Label x={72} y={56}>
        {t('yellowTop')}
      </Label>
      <rect x="30" y="92" width="84" height="78" rx="4" strokeWidth="1.5" className="fill-card stroke-foreground" />
      {['TW 28.0', 'WC 47.7', '4BA400', '05 25'].map((text, place) => (
        <Label key={text} x={40} y={108 + place * 19} anchor="start">
          {text}
        </Label>
      ))}
      {MARKS.map(({ from, y, name, says }) => (
        <g key={says}>
          <path d={`M${from}L172 ${y - 4}`} strokeWidth="1.5" className="stroke-foreground" />
          <Label x={178} y={y} anchor="start" isStrong>
            {name ?? t('monthAndYear')}
          </Label>
          <Label x={178} y={y + 17} anchor="start">
            {t(says)}
          </Label>
        </g>
      ))}
    </>
  );
}
