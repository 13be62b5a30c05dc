import { useTranslations } from '#texts';
import { AccountCard } from '@/components/account/account-card';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Moved } from '@/lib/auth/contract';
import { useMovedLines } from './use-moved-lines';

interface BringAlongProps {
  /** Key of the sentence that names the benefit of moving the answers. */
  gain: 'account' | 'bothPhones';
  moved: Moved;
  error: string | null;
  isBusy: boolean;
  onBring: () => void;
  onStay: () => void;
}

/** Asks whether to move the answers on this phone to the account that was just opened here. */
export function BringAlong({ gain, moved, error, isBusy, onBring, onStay }: BringAlongProps) {
  const t = useTranslations('transfer');
  const movedLines = useMovedLines();
  return (
    <AccountCard title={t('ownAnswers')}>
      <p>{t(`bringAlong.${gain}`)}</p>
      <ul className="list-disc pl-6">
        {movedLines(moved).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {error ? <Alert variant="error">{error}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" inactive={isBusy} onClick={onBring}>
          {isBusy ? t('oneMoment') : t('bring')}
        </Button>
        <Button size="lg" variant="outline" inactive={isBusy} onClick={onStay}>
          {t('keepPhone')}
        </Button>
      </div>
    </AccountCard>
  );
}
