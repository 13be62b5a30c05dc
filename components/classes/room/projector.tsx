'use client';

import { useEffect, useEffectEvent } from 'react';
import { QrPicture } from '@/components/carry/qr-picture';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import type { ClassView } from '@/lib/classes/contract';
import type { RoundView } from '@/lib/classes/room/contract';
import { isRevealed, lastTurn } from '@/lib/classes/room/rules';
import { CLASS_PAGE } from '@/lib/classes/rules';
import { groupLetterCode } from '@/lib/kernel/letter-code';
import { StartRound } from './start-round';
import { useRound } from './use-round';
import { WallQuestion } from './wall-question';

interface ProjectorProps {
  shown: Pick<ClassView, 'id' | 'name' | 'code' | 'joinUrl'>;
  round: RoundView | null;
}

/** Tests whether the focused element handles the key itself. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, input, select, textarea') !== null;

/** Shows one question at a time on the wall of a room, without names. */
export function Projector({ shown, round: initial }: ProjectorProps) {
  const { round, isOld, isBusy, error, start, goOn, end } = useRound(shown.id, initial);
  const isLast = round !== null && round.turn >= lastTurn(round.total);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (![' ', 'ArrowRight', 'PageDown'].includes(event.key) || takesKeys(event.target)) return;
    event.preventDefault();
    if (round && !isLast && !event.repeat) void goOn(round);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  if (!round)
    return <StartRound shown={shown} isBusy={isBusy} error={error} onStart={(chosen) => void start(chosen)} />;
  const done = isRevealed(round.turn);
  return (
    <>
      {error ? <Alert variant="error">{error}</Alert> : null}
      {isOld ? (
        <Alert variant="warning">No connection, so this is not up to date. It tries again by itself.</Alert>
      ) : null}
      <div className="grid gap-8 lg:grid-cols-[1fr_17rem] xl:grid-cols-[1fr_20rem]">
        <WallQuestion round={round} />
        <aside aria-label="Join" className="flex flex-row flex-wrap items-center gap-4 lg:flex-col lg:items-start">
          <div className="w-32 shrink-0 lg:w-full">
            <QrPicture text={shown.joinUrl} label="QR code of the link by which students join" />
          </div>
          <div>
            <p className="wrap-anywhere text-lg xl:text-xl">
              {shown.joinUrl.slice(0, shown.joinUrl.indexOf('#')).replace(/^https?:\/\//, '')}
            </p>
            <p className="font-bold text-2xl tracking-widest xl:text-3xl">{groupLetterCode(shown.code)}</p>
          </div>
          <p aria-live="polite" className="font-semibold text-2xl tabular-nums xl:text-4xl">
            {round.answered} answered
          </p>
          <div className="flex w-full flex-wrap gap-3">
            {isLast ? null : (
              <Button size="lg" inactive={isBusy} onClick={() => void goOn(round)}>
                {done ? 'Next question' : 'Show the answer'}
              </Button>
            )}
            <Button variant="outline" size="lg" inactive={isBusy} onClick={() => void end()}>
              End
            </Button>
          </div>
          <p className="text-muted-foreground">
            {isLast ? 'This was the last question.' : 'The space bar goes on too.'} Students who are in the class open
            My Classes, then In the room.
          </p>
          <BackLink href={`${CLASS_PAGE}?id=${shown.id}`}>Back to the class</BackLink>
        </aside>
      </div>
    </>
  );
}
