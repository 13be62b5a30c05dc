import { useTranslations } from '#texts';
import { Arrow, CASE, Label, Pipe } from './parts';

export function Chiller() {
  const t = useTranslations('drawings');
  return (
    <>
      <Pipe d="M150 94V50H108" holds="hot" />
      <Pipe d="M28 70V228H60" holds="liquid" />
      <Pipe d="M100 138V198" holds="mix" />
      <Pipe d="M256 228H300V176" holds="cold" />
      <Pipe d="M300 126V114H258" holds="hot" />
      <path d="M74 30V8" strokeWidth="2.5" className="stroke-foreground" />
      <rect x="14" y="30" width="94" height="40" rx="6" strokeWidth="2.5" className={CASE} />
      <rect x="60" y="92" width="198" height="46" rx="23" strokeWidth="2.5" className={CASE} />
      <rect x="60" y="198" width="198" height="58" rx="29" strokeWidth="2.5" className={CASE} />
      <circle cx="300" cy="151" r="25" strokeWidth="2.5" className={CASE} />
      <path
        d="M300 151a5 5 0 0 1 9 2 11 11 0 0 1-20 4 17 17 0 0 1 12-23"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-foreground"
      />
      <path d="M89 158h22l-22 20h22Z" strokeWidth="2.5" strokeLinejoin="round" className={CASE} />
      <Arrow x={74} y={6} to="up" />
      <Arrow x={122} y={50} to="left" />
      <Arrow x={28} y={196} to="down" />
      <Arrow x={300} y={190} to="up" />
      <Arrow x={272} y={114} to="left" />
      <Label x={61} y={55} isStrong>
        {t('purgeUnit')}
      </Label>
      <Label x={88} y={20} anchor="start">
        {t('airOut')}
      </Label>
      <Label x={158} y={66} anchor="start">
        {t('airWithSome')}
      </Label>
      <Label x={158} y={82} anchor="start">
        {t('refrigerantVapor')}
      </Label>
      <Label x={160} y={120} isStrong>
        {t('condenser')}
      </Label>
      <Label x={160} y={224} isStrong>
        {t('evaporator')}
      </Label>
      <Label x={160} y={241}>
        {t('inVacuum')}
      </Label>
      <Label x={268} y={166} anchor="end" isStrong>
        {t('compressor')}
      </Label>
      <Label x={36} y={178} anchor="start">
        {t('liquid')}
      </Label>
    </>
  );
}
