import { AccountCard } from '@/components/account/account-card';
import { linesOf } from '@/components/profile/moved-lines';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Moved } from '@/lib/auth/contract';

interface BringAlongProps {
  /** Completes the sentence "Bring them along, and …" with the benefit of moving the answers. */
  gain: string;
  moved: Moved;
  error: string | null;
  isBusy: boolean;
  onBring: () => void;
  onStay: () => void;
}

/** Asks whether to move the answers on this phone to the account that was just opened here. */
export function BringAlong({ gain, moved, error, isBusy, onBring, onStay }: BringAlongProps) {
  return (
    <AccountCard title="This phone has its own answers">
      <p>Bring them along, and {gain}:</p>
      <ul className="list-disc pl-6">
        {linesOf(moved).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {error ? <Alert variant="error">{error}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" inactive={isBusy} onClick={onBring}>
          {isBusy ? 'One moment…' : 'Bring them along'}
        </Button>
        <Button size="lg" variant="outline" inactive={isBusy} onClick={onStay}>
          Keep this phone as it is
        </Button>
      </div>
    </AccountCard>
  );
}
