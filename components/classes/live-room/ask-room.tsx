'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { RoundView } from '@/lib/classes/live-room/contract';
import { PROJECTOR_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { CONTROL_BY_PHONE, RoundForm } from './start-round';
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
  const router = useRouter();
  const wall = `${PROJECTOR_PAGE}?id=${classId}`;
  const { round, isOld, isBusy, error, start, end } = useRound(classId);
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle>Ask the room</CardTitle>
        {round ? null : (
          <LinkButton href={wall} variant="outline" size="sm">
            Open projector view
          </LinkButton>
        )}
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <p className="text-muted-foreground">
          One question at a time on a projector, answered on phones. The projector shows how many students chose each
          answer, without names. {CONTROL_BY_PHONE}
        </p>
        {isOld ? <Alert variant="warning">Reconnecting…</Alert> : null}
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

const UnderWay = ({ round: { place, total }, wall, isBusy, onEnd }: UnderWayProps) => (
  <>
    <p className="font-semibold text-lg">
      Question {place} of {total} is on the projector
    </p>
    <div className="flex flex-wrap gap-3">
      <LinkButton href={wall}>Open projector view</LinkButton>
      <Button variant="outline" inactive={isBusy} onClick={onEnd}>
        End the questions
      </Button>
    </div>
  </>
);
