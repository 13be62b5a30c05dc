'use client';

import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { useQuestionTranslations } from '@/components/attempt/use-question-translations';
import { useTestStart } from '@/components/attempt/use-test-start';
import { EmptyCylinder } from '@/components/layout/empty-cylinder';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Pagination } from '@/components/ui/pagination';
import { useListFocus } from '@/components/ui/use-list-focus';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import { useViewer } from '@/lib/browser/session/viewer';
import type { FavoriteView } from '@/lib/favorites/contract';
import { addFavorite, listFavorites, removeFavorite } from '@/lib/favorites/endpoints';
import { FAVORITES_PAGE_SIZE } from '@/lib/favorites/rules';
import { ROLES } from '@/lib/kernel/account';
import type { Page } from '@/lib/kernel/pagination';
import { FavoriteCard } from './favorite-card';
import { UndoNote } from './undo-note';

const keyOf = (page: number) => ['favorites', 'page', page];

/** Updates the cached pages after a removal or an undo, because refetching them may fail. */
const follow = (client: QueryClient, change: number, removed?: FavoriteView) =>
  client.setQueriesData<Page<FavoriteView>>(
    { queryKey: ['favorites', 'page'] },
    (known) =>
      known && {
        ...known,
        items: known.items.filter(({ id }) => id !== removed?.id),
        totalItems: known.totalItems + change,
      },
  );

/** `initial` is the server-rendered first page. */
export function FavoritesPage({ initial }: { initial: Page<FavoriteView> }) {
  const t = useTranslations('favorites');
  const client = useQueryClient();
  const [page, setPage] = useState(0);
  const [removed, setRemoved] = useState<FavoriteView | null>(null);
  const list = useQuery({
    queryKey: keyOf(page),
    queryFn: () => call(listFavorites, { query: { page, size: FAVORITES_PAGE_SIZE } }),
    ...(page === 0 ? { initialData: initial } : {}),
    placeholderData: keepPreviousData,
  });
  const shown = list.data ?? client.getQueryData<Page<FavoriteView>>(keyOf(0)) ?? initial;
  const focus = useListFocus();
  const translationOf = useQuestionTranslations(
    shown.items.flatMap(({ question }) => question ?? []),
    'study',
  );

  const undo = useMutation({
    mutationFn: (favorite: FavoriteView) => call(addFavorite, { query: { questionId: favorite.id } }),
    onMutate: () => setRemoved(null),
    onSuccess: () => {
      follow(client, 1);
      return client.invalidateQueries({ queryKey: ['favorites'] });
    },
  });
  const remove = useMutation({
    mutationFn: (favorite: FavoriteView) => call(removeFavorite, { params: { questionId: favorite.id } }),
    onMutate: () => undo.reset(),
    onSuccess: (_gone, favorite) => {
      setRemoved(favorite);
      follow(client, -1, favorite);
      if (shown.items.length === 1 && page > 0) setPage(page - 1);
      return client.invalidateQueries({ queryKey: ['favorites'] });
    },
  });
  const error =
    findErrorText(undo.error, t('favoritesNotUpdated')) ?? findErrorText(remove.error, t('favoriteNotRemoved'));
  const dismissError = () => {
    undo.reset();
    remove.reset();
  };

  return (
    <>
      <FavoritesHeader />
      <div className="flex flex-col gap-6">
        <Counts total={shown.totalItems} here={shown.items.length} />
        <StartBar isEmpty={shown.totalItems === 0} />
        {list.isError ? (
          <Alert variant="error">
            {t('favoritesNotLoaded')}{' '}
            <Button variant="link" onClick={() => void list.refetch()}>
              {t('tryAgain')}
            </Button>
          </Alert>
        ) : null}
        {error ? (
          <Alert variant="error" onDismiss={dismissError}>
            {error}
          </Alert>
        ) : null}
        {removed ? (
          <UndoNote key={removed.id} onUndo={() => undo.mutate(removed)} onEnd={() => setRemoved(null)} />
        ) : null}
        {shown.totalItems === 0 ? (
          <NoFavorites />
        ) : (
          <ul ref={focus.list} className="flex flex-col gap-4">
            {shown.items.map((favorite) => (
              <FavoriteCard
                key={favorite.id}
                favorite={favorite}
                translation={translationOf(favorite.question)}
                isBusy={remove.isPending && remove.variables.id === favorite.id}
                onRemove={(button) => {
                  focus.markLeaving(button);
                  remove.mutate(favorite);
                }}
              />
            ))}
          </ul>
        )}
        <Pagination page={page} totalPages={shown.totalPages} onPageChange={setPage} />
      </div>
    </>
  );
}

function NoFavorites() {
  const t = useTranslations('favorites');
  const toPath = usePaths();
  return (
    <EmptyState
      picture={<EmptyCylinder />}
      title={t('noFavoritesYet')}
      action={
        <Button asChild>
          <Link href={toPath('/test-selection')} prefetch={false}>
            {t('takeAPracticeTest')}
          </Link>
        </Button>
      }
    >
      {t('noFavoritesHint')}
    </EmptyState>
  );
}

function FavoritesHeader() {
  const t = useTranslations('favorites');
  const toPath = usePaths();
  const { user } = useViewer();
  return (
    <PageHeader
      title={t('myFavoriteQuestions')}
      back={<BackLink href={toPath('/')}>{t('back')}</BackLink>}
      actions={
        user?.roles.includes(ROLES.admin) ? (
          <LinkButton href={toPath('/admin')} variant="outline">
            {t('adminPanel')}
          </LinkButton>
        ) : null
      }
    />
  );
}

function StartBar({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations('favorites');
  const toPath = usePaths();
  const { start, isStarting, error, dismissError, question } = useTestStart();
  return (
    <div className="flex flex-col gap-3">
      {error ? (
        <Alert variant="error" onDismiss={dismissError}>
          {error}
        </Alert>
      ) : null}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button
          variant="accent"
          disabled={isEmpty || isStarting}
          onClick={() => start({ testType: 'favorites', sectionIds: [], timeFactor: 1 })}
        >
          {t('startFavoritesTest')}
        </Button>
        <Button asChild variant="outline">
          <Link href={toPath('/tests')} prefetch={false}>
            {t('browseQuestions')}
          </Link>
        </Button>
      </div>
      {question}
    </div>
  );
}

function Counts({ total, here }: { total: number; here: number }) {
  const t = useTranslations('favorites');
  return (
    <dl className="grid max-w-md grid-cols-2 gap-3">
      {(
        [
          ['totalFavorites', total],
          ['onThisPage', here],
        ] as const
      ).map(([name, count]) => (
        <div key={name} className="rounded-lg border border-border bg-card px-4 py-3">
          <dt className="text-muted-foreground text-sm">{t(name)}</dt>
          <dd className="font-semibold text-2xl tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
