import { useTranslations } from '#texts';
import { Arrow, CASE, Label, Pipe } from './parts';

export function Cycle() {
  const t = useTranslations('drawings');
  return (
    <>
      <Pipe d="M290 104V38H240" holds="hot" />
      <Pipe d="M100 38H50V116" holds="liquid" />
      <Pipe d="M50 146V222H100" holds="mix" />
      <Pipe d="M240 222H290V158" holds="cold" />
      <rect x="100" y="14" width="140" height="48" rx="8" strokeWidth="2.5" className={CASE} />
      <rect x="100" y="198" width="140" height="48" rx="8" strokeWidth="2.5" className={CASE} />
      <circle cx="290" cy="131" r="27" strokeWidth="2.5" className={CASE} />
      <path d="M278 143l12-24 12 24Z" className="fill-foreground" />
      <path d="M37 116h26l-26 30h26Z" strokeWidth="2.5" strokeLinejoin="round" className={CASE} />
      <Arrow x={262} y={38} to="left" />
      <Arrow x={50} y={92} to="down" />
      <Arrow x={82} y={222} to="right" />
      <Arrow x={290} y={176} to="up" />
      <Label x={170} y={35} isStrong>
        {t('condenser')}
      </Label>
      <Label x={170} y={52}>
        {t('givesHeat')}
      </Label>
      <Label x={170} y={219} isStrong>
        {t('evaporator')}
      </Label>
      <Label x={170} y={236}>
        {t('takesHeat')}
      </Label>
      <Label x={256} y={126} anchor="end" isStrong>
        {t('compressor')}
      </Label>
      <Label x={72} y={126} anchor="start" isStrong>
        {t('metering')}
      </Label>
      <Label x={72} y={143} anchor="start" isStrong>
        {t('device')}
      </Label>
      <Label x={278} y={84} anchor="end">
        {t('hotVapor')}
      </Label>
      <Label x={64} y={84} anchor="start">
        {t('liquid')}
      </Label>
      <Label x={64} y={186} anchor="start">
        {t('coldMix')}
      </Label>
      <Label x={278} y={186} anchor="end">
        {t('coolVapor')}
      </Label>
      <Label x={170} y={104}>
        {t('highPressure')}
      </Label>
      <Label x={170} y={168}>
        {t('lowPressure')}
      </Label>
    </>
  );
}
