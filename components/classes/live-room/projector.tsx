'use client';

import { useEffect, useEffectEvent } from 'react';
import { usePaths, useTranslations } from '#texts';
import { useDoubleTapGuard } from '@/components/attempt/use-double-tap-guard';
import { QrPicture } from '@/components/device-transfer/qr-picture';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView } from '@/lib/classes/contract';
import type { RoundView } from '@/lib/classes/live-room/contract';
import { isRevealed, lastTurn } from '@/lib/classes/live-room/rules';
import { CLASS_PAGE, PROJECTOR_PAGE } from '@/lib/classes/rules';
import { groupLetterCode } from '@/lib/kernel/letter-code';
import { StartRound } from './start-round';
import { useRound } from './use-round';
import { useTimer } from './use-timer';
import { useWallLanguage } from './use-wall-language';
import { WallQuestion } from './wall-question';

interface ProjectorProps {
  shown: Pick<ClassView, 'id' | 'name' | 'code' | 'joinUrl'>;
  round: RoundView | null;
  tests: readonly AssignmentView[];
}

/** Keys for the next step. Keyboards and presenters' remote controls send these keys. */
const NEXT_KEYS = [' ', 'ArrowRight', 'ArrowDown', 'PageDown'];

/** Page that a projector shows to the class: one question at a time, without names. */
export function Projector({ shown, round: initial, tests }: ProjectorProps) {
  const t = useTranslations('live');
  const toPath = usePaths();
  const wallLanguage = useWallLanguage();
  const { round, isOld, isBusy, error, start, goOn, end } = useRound(shown.id, initial);
  const isLast = round && round.turn >= lastTurn(round.total);
  const step = () => (round && !isLast ? goOn(round) : undefined);
  // Handles the keys wherever the focus is, because a mouse press leaves the focus on a button. Ignores Enter, which
  // presses the focused button.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!round || !NEXT_KEYS.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (event.type === 'keydown' && !event.repeat) step();
  });
  useEffect(() => {
    // Handles both events, because Firefox presses a focused button on the keyup of the space bar.
    for (const kind of ['keydown', 'keyup'] as const) window.addEventListener(kind, press);
    return () => {
      for (const kind of ['keydown', 'keyup'] as const) window.removeEventListener(kind, press);
    };
  }, []);
  // Ignores the second press of a double tap, which would skip a step.
  const { isNew } = useDoubleTapGuard(round ? `${round.id} ${round.turn}` : '');
  const timer = useTimer(round && !isRevealed(round.turn) ? `${round.id} ${round.turn}` : null, step);
  if (!round) {
    return <StartRound shown={shown} tests={tests} isBusy={isBusy} error={error} onStart={start} />;
  }
  const done = isRevealed(round.turn);
  const wall = new URL(toPath(`${PROJECTOR_PAGE}?id=${shown.id}`), shown.joinUrl).href;
  return (
    <>
      {error ? <Alert variant="error">{error}</Alert> : null}
      {isOld ? <Alert variant="warning">{t('wallIsOld')}</Alert> : null}
      <div className="grid gap-8 max-lg:pb-36 lg:grid-cols-[1fr_17rem] xl:grid-cols-[1fr_20rem]">
        <WallQuestion round={round} language={wallLanguage.language} />
        <aside
          aria-label={t('join')}
          className="flex min-w-0 flex-row flex-wrap items-center gap-4 lg:flex-col lg:items-start"
        >
          <div className="w-32 shrink-0 lg:w-44 xl:w-52 2xl:w-full">
            <QrPicture text={shown.joinUrl} label={t('joinCode')} />
          </div>
          <div>
            <p className="wrap-anywhere text-lg xl:text-xl">
              {shown.joinUrl.slice(0, shown.joinUrl.indexOf('#')).replace(/^https?:\/\//, '')}
            </p>
            <p className="font-bold text-2xl tracking-widest xl:text-3xl">{groupLetterCode(shown.code)}</p>
          </div>
          {/* These controls stay at the bottom of a phone, which can serve as the projector's remote control. */}
          <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:justify-between max-lg:gap-x-4 max-lg:gap-y-2 max-lg:border-border max-lg:border-t max-lg:bg-background max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:contents">
            <p aria-live="polite" className="font-semibold text-2xl tabular-nums xl:text-4xl">
              {t('answeredOfJoined', { answered: round.answered, joined: round.joined })}
            </p>
            {/* Rendered empty if no timer runs, so that the buttons do not move when a countdown starts. */}
            <p role="timer" className="min-h-[1lh] min-w-[4ch] font-semibold text-3xl tabular-nums xl:text-5xl">
              {timer.left === null ? '' : t('secondsLeft', { seconds: timer.left })}
            </p>
            {isLast ? null : (
              <Button size="lg" className="max-sm:w-full" inactive={isBusy || isNew} onClick={() => goOn(round)}>
                {t(done ? 'nextQuestion' : 'showAnswer')}
              </Button>
            )}
          </div>
          <div className="flex w-full flex-wrap gap-3">
            <Button variant="outline" size="lg" onClick={timer.change}>
              {timer.seconds === 0 ? t('timerOff') : t('timer', { seconds: timer.seconds })}
            </Button>
            {round.spanish ? (
              <Button variant="outline" size="lg" onClick={wallLanguage.change}>
                {t(`wallLanguage.${wallLanguage.language}`)}
              </Button>
            ) : null}
            <Button variant="outline" size="lg" inactive={isBusy} onClick={end}>
              {t('end')}
            </Button>
          </div>
          <div>
            <p className="xl:text-xl">{t('joinedAlready')}</p>
            {isLast ? <p className="text-muted-foreground">{t('lastQuestion')}</p> : null}
          </div>
          <details className="max-lg:hidden">
            <summary className="cursor-pointer py-2 underline underline-offset-4">{t('control')}</summary>
            <p className="mb-2">{t('controlHint')}</p>
            <div className="w-44">
              <QrPicture text={wall} label={t('controlCode')} />
            </div>
          </details>
          <BackLink href={toPath(`${CLASS_PAGE}?id=${shown.id}&tab=room`)}>{t('backToClass')}</BackLink>
        </aside>
      </div>
    </>
  );
}
