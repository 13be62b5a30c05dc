'use client';

import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import type { RoomView } from '@/lib/classes/live-room/contract';
import type { ClassId } from '@/lib/kernel/ids';
import { RoomQuestionCard } from './room-question';
import { useRoom } from './use-room';

interface RoomPageProps {
  classId: ClassId;
  className: string;
  room: RoomView;
}

/** Student's page during a round in the room: shows the projected question and sends the answer. */
export function RoomPage({ classId, className, room: initial }: RoomPageProps) {
  const { room, isAway, isOver, waiting, chosen, answer } = useRoom(classId, initial);
  if (isOver) return <ClassEnded className={className} />;
  const isHere = ({ roundId, place }: { roundId: string; place: number }) =>
    room !== null && roundId === room.id && place === room.place;
  const mine = chosen && isHere(chosen) ? chosen.optionIds : (waiting.find(isHere)?.optionIds ?? room?.mine ?? []);
  return (
    <>
      <PageHeader
        title={room ? `Question ${room.place} of ${room.total}` : 'In the room'}
        subtitle={<span className="break-words">{className}</span>}
        back={<BackLink href="/classes">Back to My Classes</BackLink>}
      />
      <div className="flex max-w-measure flex-col gap-4">
        {isAway ? <Alert variant="warning">Reconnecting… Keep this page open.</Alert> : null}
        {room?.question ? (
          <RoomQuestionCard
            key={`${room.id} ${room.place}`}
            question={room.question}
            revealed={room.revealed ?? null}
            mine={mine}
            isWaiting={waiting.some(isHere)}
            onAnswer={(optionIds) => answer({ classId, roundId: room.id, place: room.place, optionIds })}
          />
        ) : (
          <p className="text-lg">No question yet. The next one appears here by itself.</p>
        )}
        <p className="text-muted-foreground">
          What you answer here is shown to the room without names, is not graded, and does not change your statistics.
        </p>
      </div>
    </>
  );
}

/** Tells a student with an open page that the class has ended or that the student was removed. */
function ClassEnded({ className }: Pick<RoomPageProps, 'className'>) {
  return (
    <>
      <PageHeader title="In the room" back={<BackLink href="/classes">Back to My Classes</BackLink>} />
      <div role="alert" className="wrap-anywhere">
        <EmptyState title={`${className} has ended`} action={<LinkButton href="/today">Go to Today</LinkButton>}>
          Your instructor has deleted the class or removed you from it. What you practiced is still yours.
        </EmptyState>
      </div>
    </>
  );
}
