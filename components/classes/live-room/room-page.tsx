'use client';

import { usePaths, useTranslations } from '#texts';
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
  const t = useTranslations('classes');
  const toPath = usePaths();
  const { room, isAway, isOver, waiting, chosen, answer } = useRoom(classId, initial);
  if (isOver) return <ClassEnded className={className} />;
  const isHere = ({ roundId, place }: { roundId: string; place: number }) =>
    room !== null && roundId === room.id && place === room.place;
  const mine = chosen && isHere(chosen) ? chosen.optionIds : (waiting.find(isHere)?.optionIds ?? room?.mine ?? []);
  return (
    <>
      <PageHeader
        title={room ? t('questionOf', { place: room.place, total: room.total }) : t('inTheRoom')}
        subtitle={<span className="break-words">{className}</span>}
        back={<BackLink href={toPath('/classes')}>{t('backToClasses')}</BackLink>}
      />
      <div className="flex max-w-measure flex-col gap-4">
        {isAway ? <Alert variant="warning">{t('reconnecting')}</Alert> : null}
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
          <p className="text-lg">{t('noQuestionYet')}</p>
        )}
        <p className="text-muted-foreground">{t('answersAnonymous')}</p>
      </div>
    </>
  );
}

/** Tells a student with an open page that the class has ended or that the student was removed. */
function ClassEnded({ className }: Pick<RoomPageProps, 'className'>) {
  const t = useTranslations('classes');
  const toPath = usePaths();
  return (
    <>
      <PageHeader title={t('inTheRoom')} back={<BackLink href={toPath('/classes')}>{t('backToClasses')}</BackLink>} />
      <div role="alert" className="wrap-anywhere">
        <EmptyState
          title={t('classEnded', { name: className })}
          action={<LinkButton href={toPath('/today')}>{t('goToToday')}</LinkButton>}
        >
          {t('classEndedText')}
        </EmptyState>
      </div>
    </>
  );
}
