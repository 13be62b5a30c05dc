'use client';

import { useState } from 'react';
import { LoadError } from '@/components/admin/load-error';
import { PagedList } from '@/components/admin/paged-list';
import { useAdminList } from '@/components/admin/use-admin-list';
import { EmptyState } from '@/components/ui/empty-state';
import type { AdminQuestionView } from '@/lib/bank/editing/contract';
import { listQuestions } from '@/lib/bank/editing/endpoints';
import { sentQueryOf, writeFilter } from '@/lib/bank/editing/rules';
import { call } from '@/lib/browser/api/call';
import type { Page } from '@/lib/kernel/pagination';
import { BulkBar } from './bulk-bar';
import { ConfirmQuestion } from './confirm-question';
import { DeleteQuestion } from './delete-question';
import { EditQuestion } from './edit-question';
import { FilterBar } from './filter-bar';
import { QuestionHistory } from './question-history';
import type { QuestionMetadata } from './question-metadata';
import { QuestionTable } from './question-table';
import { TranslateQuestion } from './translate-question';
import { useListFilter } from './use-list-filter';
import { useQuestionActs } from './use-question-acts';

interface QuestionsPageProps {
  /** Page of the list that the server rendered for the opened URL. */
  initial: Page<AdminQuestionView>;
  metadata: QuestionMetadata;
}

/** Section that all selected questions share, or null if they differ or some are on other pages. */
function findCommonSection(shown: AdminQuestionView[], ids: number[]): number | null {
  const chosen = shown.filter(({ id }) => ids.includes(id));
  const [sectionId, ...others] = new Set(chosen.map((question) => question.sectionId));
  return sectionId !== undefined && others.length === 0 && chosen.length === ids.length ? sectionId : null;
}

export function QuestionsPage({ initial, metadata }: QuestionsPageProps) {
  const { filter, opened, change, open } = useListFilter();
  const [chosenIds, setChosenIds] = useState<number[]>([]);
  const [confirming, setConfirming] = useState<AdminQuestionView | null>(null);
  const [deleting, setDeleting] = useState<AdminQuestionView | null>(null);
  const acts = useQuestionActs();
  // Keeps the selection after a failure, so that the admin can try again.
  const clearOnSuccess = { onSuccess: () => setChosenIds([]) };
  const asked = writeFilter(filter);
  const { shown, ...list } = useAdminList({
    name: 'questions',
    asked,
    initial,
    load: () => call(listQuestions, { query: sentQueryOf(filter) }),
  });

  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        filter={filter}
        metadata={metadata}
        onChange={(changes) => {
          // Clears the selection, because a bulk change must not affect questions that are no longer listed.
          setChosenIds([]);
          change(changes);
        }}
      />
      <LoadError error={list.error} fallback="Failed to load data" onRetry={() => void list.refetch()} />
      {chosenIds.length > 0 ? (
        <BulkBar
          count={chosenIds.length}
          metadata={metadata}
          sectionId={findCommonSection(shown.items, chosenIds)}
          isBusy={acts.isBusy}
          onApply={(made, isOnlyUnasked) =>
            acts.change({ ids: chosenIds, change: made, isOnlyUnasked, shown: shown.items }, clearOnSuccess)
          }
          onConfirm={() => acts.confirm({ ids: chosenIds }, clearOnSuccess)}
          onClear={() => setChosenIds([])}
        />
      ) : null}
      <PagedList
        list={shown}
        page={filter.page}
        isFetching={list.isFetching}
        empty={
          <EmptyState title="No questions found">Change or clear the filters above, or add a question.</EmptyState>
        }
        onPageChange={(page) => change({ page })}
      >
        <QuestionTable
          questions={shown.items}
          totalItems={shown.totalItems}
          metadata={metadata}
          chosenIds={chosenIds}
          onChoose={setChosenIds}
          onEdit={({ id }) => open({ dialog: 'edit', id })}
          onHistory={({ id }) => open({ dialog: 'history', id })}
          onTranslate={({ id }) => open({ dialog: 'translate', id })}
          onDelete={setDeleting}
          onConfirm={(question, isStale) => (isStale ? setConfirming(question) : acts.confirm({ ids: [question.id] }))}
        />
      </PagedList>
      <OpenedDialog opened={opened} metadata={metadata} onClose={() => open(null)} />
      <ConfirmQuestion
        question={confirming}
        isBusy={acts.isBusy}
        onConfirm={(body) => acts.confirm(body, { onSettled: () => setConfirming(null) })}
        onClose={() => setConfirming(null)}
      />
      <DeleteQuestion
        question={deleting}
        isBusy={acts.isBusy}
        onConfirm={(asked) => acts.remove(asked, { onSettled: () => setDeleting(null) })}
        onClose={() => setDeleting(null)}
      />
    </div>
  );
}

interface OpenedDialogProps {
  /** The dialog named in the URL, or null. */
  opened: ReturnType<typeof useListFilter>['opened'];
  metadata: QuestionMetadata;
  onClose: () => void;
}

function OpenedDialog({ opened, metadata, onClose }: OpenedDialogProps) {
  switch (opened?.dialog) {
    case 'edit':
      return <EditQuestion key={opened.id} id={opened.id} metadata={metadata} onClose={onClose} />;
    case 'translate':
      return <TranslateQuestion key={opened.id} id={opened.id} onClose={onClose} />;
    case 'history':
      return <QuestionHistory id={opened.id} onClose={onClose} />;
    default:
      return null;
  }
}
