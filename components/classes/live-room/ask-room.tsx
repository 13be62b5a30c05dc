'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { RoundView } from '@/lib/classes/live-room/contract';
import { startRound } from '@/lib/classes/live-room/endpoints';
import { PROJECTOR_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { type RoundChoice, RoundForm } from './start-round';
import { useRound } from './use-round';

interface AskRoomProps {
  classId: ClassId;
  tests: readonly AssignmentView[];
}

/** Starts a round, or links to the round in progress: starting another round would delete the first with its answers. */
export function AskRoom({ classId, tests }: AskRoomProps) {
  const router = useRouter();
  const wall = `${PROJECTOR_PAGE}?id=${classId}`;
  const { round, isOld, isBusy, error, end } = useRound(classId);
  const start = useMutation({
    mutationFn: (body: RoundChoice) => call(startRound, { params: { id: classId }, body }),
    onSuccess: () => router.push(wall),
  });
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle>Ask the room</CardTitle>
        {round ? null : (
          <LinkButton href={wall} variant="outline" size="sm">
            Open the wall
          </LinkButton>
        )}
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <p className="text-muted-foreground">
          One question at a time on the wall, answered on phones. The wall shows how many students chose each answer,
          without names.
        </p>
        {isOld ? <Alert variant="warning">Reconnecting…</Alert> : null}
        {error ? <Alert variant="error">{error}</Alert> : null}
        {round ? <UnderWay round={round} wall={wall} isBusy={isBusy} onEnd={end} /> : null}
        {round === null ? (
          <RoundForm
            tests={tests}
            isBusy={start.isPending}
            error={findErrorText(start.error, "The questions couldn't be started. Please try again.")}
            onStart={(chosen) => (start.isPending ? undefined : start.mutate(chosen))}
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
      Question {place} of {total} is on the wall
    </p>
    <div className="flex flex-wrap gap-3">
      <LinkButton href={wall}>Control it</LinkButton>
      <Button variant="outline" inactive={isBusy} onClick={onEnd}>
        End it
      </Button>
    </div>
  </>
);
