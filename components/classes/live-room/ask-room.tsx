'use client';

import { useRouter } from 'next/navigation';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { RoundView } from '@/lib/classes/live-room/contract';
import { PROJECTOR_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { RoundForm } from './start-round';
import { useRound } from './use-round';

interface AskRoomProps {
  classId: ClassId;
  tests: readonly AssignmentView[];
}

/**
 * Starts a round. While a round is in progress, links to that round instead, because starting another round would
 * delete the first one and its answers.
 */
export function AskRoom({ classId, tests }: AskRoomProps) {
  const t = useTranslations('live');
  const toPath = usePaths();
  const router = useRouter();
  const wall = toPath(`${PROJECTOR_PAGE}?id=${classId}`);
  const { round, isOld, isBusy, error, start, end } = useRound(classId);
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle>{t('askTheRoom')}</CardTitle>
        {round ? null : (
          <LinkButton href={wall} variant="outline" size="sm">
            {t('openProjector')}
          </LinkButton>
        )}
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <p className="text-muted-foreground">{t('askHint')}</p>
        {isOld ? <Alert variant="warning">{t('reconnecting')}</Alert> : null}
        {round && error ? <Alert variant="error">{error}</Alert> : null}
        {round ? <UnderWay round={round} wall={wall} isBusy={isBusy} onEnd={end} /> : null}
        {round === null ? (
          <RoundForm
            tests={tests}
            isBusy={isBusy}
            error={error}
            onStart={(chosen) => start(chosen, () => router.push(wall))}
          />
        ) : null}
      </CardContent>
    </Card>
  );
}

interface UnderWayProps {
  round: RoundView;
  wall: string;
  isBusy: boolean;
  onEnd: () => void;
}

function UnderWay({ round: { place, total }, wall, isBusy, onEnd }: UnderWayProps) {
  const t = useTranslations('live');
  return (
    <>
      <p className="font-semibold text-lg">{t('onProjector', { place, total })}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={wall}>{t('openProjector')}</LinkButton>
        <Button variant="outline" inactive={isBusy} onClick={onEnd}>
          {t('endQuestions')}
        </Button>
      </div>
    </>
  );
}
