import { useTranslations } from '#texts';
import { Arrow, CASE, CylinderOnScale, Label, Pipe } from './parts';

function RecoveryMachine({ x, y }: { x: number; y: number }) {
  const t = useTranslations('drawings');
  return (
    <>
      <rect x={x} y={y} width="88" height="48" rx="6" strokeWidth="2.5" className={CASE} />
      <Label x={x + 44} y={y + 21} isStrong>
        {t('recovery')}
      </Label>
      <Label x={x + 44} y={y + 37} isStrong>
        {t('machine')}
      </Label>
    </>
  );
}

function System() {
  const t = useTranslations('drawings');
  return (
    <>
      <path d="M21 150h68v50q0 6-6 6H27q-6 0-6-6Z" className="fill-accent" opacity="0.25" />
      <rect x="20" y="104" width="70" height="102" rx="8" fill="none" strokeWidth="2.5" className="stroke-foreground" />
      <Label x={55} y={226} isStrong>
        {t('system')}
      </Label>
    </>
  );
}

export function RecoverySetUp() {
  const t = useTranslations('drawings');
  return (
    <>
      <Pipe d="M90 190H108V44H126" holds="liquid" />
      <Pipe d="M214 44H255V88" holds="liquid" />
      <System />
      <RecoveryMachine x={126} y={20} />
      <CylinderOnScale x={238} y={102} />
      <rect x="99" y="104" width="18" height="40" rx="5" strokeWidth="2.5" className={CASE} />
      <Arrow x={108} y={76} to="up" />
      <Arrow x={240} y={44} to="right" />
      <Label x={122} y={120} anchor="start">
        {t('filter')}
      </Label>
      <Label x={122} y={136} anchor="start">
        {t('drier')}
      </Label>
      <Label x={132} y={84} anchor="start">
        IN
      </Label>
      <Label x={208} y={84} anchor="end">
        OUT
      </Label>
      <Label x={276} y={236} isStrong>
        {t('cylinder')}
      </Label>
      <Label x={228} y={222} anchor="end">
        {t('scale')}
      </Label>
      <Label x={98} y={206} anchor="start">
        {t('liquidFirst')}
      </Label>
    </>
  );
}

export function PushPull() {
  const t = useTranslations('drawings');
  return (
    <>
      <Pipe d="M126 36H55V104" holds="hot" />
      <Pipe d="M214 36H316V96H303" holds="hot" />
      <Pipe d="M90 190H204V80H255V88" holds="liquid" />
      <System />
      <RecoveryMachine x={126} y={14} />
      <CylinderOnScale x={238} y={102} />
      <Arrow x={55} y={92} to="down" />
      <Arrow x={232} y={36} to="left" />
      <Arrow x={166} y={190} to="right" />
      <Label x={122} y={78} anchor="start">
        OUT
      </Label>
      <Label x={188} y={78} anchor="start">
        IN
      </Label>
      <Label x={66} y={64} anchor="start">
        {t('vapor')}
      </Label>
      <Label x={264} y={26} anchor="start">
        {t('vapor')}
      </Label>
      <Label x={130} y={178}>
        {t('liquid')}
      </Label>
      <Label x={276} y={236} isStrong>
        {t('cylinder')}
      </Label>
      <Label x={228} y={216} anchor="end">
        {t('scale')}
      </Label>
    </>
  );
}
