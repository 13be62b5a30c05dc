'use client';

import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import { PageHeader } from '@/components/ui/page-header';
import { useListFocus } from '@/components/ui/use-list-focus';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { AssignedView } from '@/lib/classes/assignments/contract';
import type { AttendedClass, ClassLists, TaughtClass } from '@/lib/classes/contract';
import { leaveClass } from '@/lib/classes/joining/endpoints';
import { CLASS_PAGE, JOIN_PAGE, ROOM_PAGE } from '@/lib/classes/rules';
import { groupLetterCode } from '@/lib/kernel/letter-code';
import { AssignedItems } from './assigned-list';
import { CertificateButton } from './certificate-button';
import { NewClass } from './new-class';
import { TeachingLine } from './teaching-line';

interface ClassesPageProps {
  lists: ClassLists;
  /** Tests assigned to the member by instructors. */
  assigned: readonly AssignedView[];
  timeZone: string;
}

/** Lists the classes that a member teaches and the classes that the member joined. */
export function ClassesPage({ lists, assigned, timeZone }: ClassesPageProps) {
  const t = useTranslations('classes');
  const toPath = usePaths();
  const attended = <Attended initial={lists.attending} assigned={assigned} timeZone={timeZone} />;
  const isStudent = lists.attending.length > 0 && lists.teaching.length === 0;
  return (
    <>
      <PageHeader
        title={t('myClasses')}
        subtitle={t('createOrJoin')}
        actions={
          <LinkButton href={toPath(JOIN_PAGE)} variant="outline">
            {t('joinAClass')}
          </LinkButton>
        }
      />
      <div className="flex flex-col gap-10">
        {isStudent ? attended : null}
        <section aria-labelledby="teaching" className="flex flex-col gap-4">
          <h2 id="teaching" className="font-semibold text-xl">
            {t('classesYouTeach')}
          </h2>
          {lists.teaching.length === 0 ? (
            <p className="max-w-measure text-muted-foreground">{t('createHint')}</p>
          ) : (
            <Taught classes={lists.teaching} />
          )}
          <TeachingLine />
          <NewClass />
        </section>
        {isStudent ? null : attended}
      </div>
    </>
  );
}

function Taught({ classes }: { classes: readonly TaughtClass[] }) {
  const t = useTranslations('classes');
  const toPath = usePaths();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {classes.map(({ id, name, code, places, joined, isOwner, endsAt }) => (
        <li key={id}>
          <Card className="flex h-full flex-col gap-1 p-5">
            <Link
              href={toPath(`${CLASS_PAGE}?id=${id}`)}
              prefetch={false}
              className="break-words py-1 font-semibold text-lg underline underline-offset-4"
            >
              {name}
            </Link>
            <p>
              {t.rich('code', {
                code: groupLetterCode(code),
                strong: (chunks) => <span className="font-semibold tracking-wider">{chunks}</span>,
              })}
            </p>
            <p className="text-muted-foreground">
              {t(isOwner ? 'studentsJoined' : 'studentsJoinedOfColleague', { places, joined })}
            </p>
            {endsAt === null ? null : (
              <p className="font-medium text-warning-foreground">
                {t.rich('classEnds', { date: () => <LocalTime key="end" instant={endsAt} look="day" /> })}
              </p>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

interface AttendedProps extends Omit<ClassesPageProps, 'lists'> {
  initial: readonly AttendedClass[];
}

function Attended({ initial, assigned, timeZone }: AttendedProps) {
  const t = useTranslations('classes');
  const toPath = usePaths();
  const [classes, setClasses] = useState(initial);
  const { list, markLeaving } = useListFocus();
  const leave = useMutation({
    mutationFn: ({ id }: AttendedClass) => call(leaveClass, { params: { id } }),
    onSuccess: (_left, { id }) => setClasses((before) => before.filter((one) => one.id !== id)),
  });
  const error = findErrorText(leave.error, t('classNotLeft'));
  return (
    <section aria-labelledby="attending" className="flex flex-col gap-4">
      <h2 id="attending" className="font-semibold text-xl">
        {t('classesJoined')}
      </h2>
      {error ? <Alert variant="error">{error}</Alert> : null}
      {classes.length === 0 ? <p className="max-w-measure text-muted-foreground">{t('noClassJoined')}</p> : null}
      <ul ref={list} className="flex flex-col gap-4">
        {classes.map((one) => (
          <li key={one.id}>
            <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
              <div className="min-w-0">
                <p className="break-words font-semibold">{one.name}</p>
                <p className="text-muted-foreground">
                  {t.rich('memberSince', {
                    name: one.myName,
                    date: () => <LocalTime key="joined" instant={one.joinedAt} look="day" />,
                  })}
                </p>
              </div>
              <span className="flex flex-wrap items-start gap-2">
                <LinkButton href={toPath(`${ROOM_PAGE}?id=${one.id}`)} variant="outline">
                  {t.rich('inTheRoomOf', {
                    name: one.name,
                    hidden: (chunks) => <span className="sr-only">{chunks}</span>,
                  })}
                </LinkButton>
                {one.hasCompleted ? (
                  <CertificateButton classId={one.id} placeId={one.placeId} of={one.name} size="default" />
                ) : null}
                <Button
                  variant="outline"
                  inactive={leave.isPending}
                  aria-label={t('leaveClass', { name: one.name })}
                  onClick={(event) => {
                    markLeaving(event.currentTarget);
                    leave.mutate(one);
                  }}
                >
                  {t('leave')}
                </Button>
              </span>
              <ClassTests assigned={assigned.filter(({ classId }) => classId === one.id)} timeZone={timeZone} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClassTests({ assigned, timeZone }: Pick<ClassesPageProps, 'assigned' | 'timeZone'>) {
  const t = useTranslations('classes');
  if (assigned.length === 0) return null;
  return (
    <section aria-label={t('tests')} className="w-full border-border border-t pt-3">
      <AssignedItems assigned={assigned} timeZone={timeZone} />
    </section>
  );
}
