'use client';

import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Textarea } from '@/components/ui/textarea';
import type { EnteredView } from '@/lib/classes/paper/answers/contract';
import type { PrintedView } from '@/lib/classes/paper/contract';
import { PAPER_PAGE, RESULTS_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { EnteredList } from './entered-list';
import { OneStudent } from './one-student';
import { PreviewTable } from './preview-table';
import { type Papers, usePapers } from './use-papers';

interface EnterPapersProps {
  classId: ClassId;
  printed: PrintedView;
  /** Names of the students in the class. */
  names: readonly string[];
  entered: readonly EnteredView[];
}

/**
 * Page on which the instructor types or pastes answers given on paper. Shows a preview line by line, then saves the
 * answers as results.
 */
export function EnterPapers({ classId, printed, names, entered }: EnterPapersProps) {
  const t = useTranslations('paper');
  const toPath = usePaths();
  const { assignment, className, questionCount } = printed;
  const params = { id: classId, assignmentId: assignment.id };
  const papers = usePapers(params, entered);
  const of = `id=${classId}&test=${assignment.id}`;
  const add = (line: string) => papers.change(papers.list.trim() === '' ? line : `${papers.list.trimEnd()}\n${line}`);
  return (
    <>
      <PageHeader
        title={<span className="break-words">{assignment.title}</span>}
        subtitle={t('answersOf', { name: className, count: questionCount })}
        back={<BackLink href={toPath(`${PAPER_PAGE}?${of}`)}>{t('backToPrint')}</BackLink>}
        actions={
          <LinkButton href={toPath(`${RESULTS_PAGE}?${of}`)} variant="outline">
            {t('results')}
          </LinkButton>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <ListForm papers={papers} />
          {papers.savedCount > 0 ? <Alert variant="success">{t('saved', { count: papers.savedCount })}</Alert> : null}
          {papers.preview ? <PreviewTable preview={papers.preview} /> : null}
          <Save papers={papers} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <OneStudent names={names} onAdd={add} />
          <Card>
            <CardHeader>
              <CardTitle>{t('enteredSoFar')}</CardTitle>
            </CardHeader>
            <CardContent>
              <EnteredList params={params} entered={papers.entered} onChange={papers.setEntered} />
            </CardContent>
          </Card>
        </div>
      </div>
    </>
  );
}

const isReady = ({ preview }: Papers): boolean => preview?.lines.every(({ problem }) => problem === null) ?? false;

function ListForm({ papers }: { papers: Papers }) {
  const t = useTranslations('paper');
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        papers.check();
      }}
    >
      <div className="w-full">
        <Field label={t('list')} hint={t('listHint')} error={papers.error ?? undefined}>
          {(control) => (
            <Textarea
              {...control}
              spellCheck={false}
              rows={10}
              className="font-mono"
              value={papers.list}
              onChange={(event) => papers.change(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" inactive={papers.isBusy} variant={isReady(papers) ? 'outline' : 'default'}>
        {t(papers.isBusy ? 'oneMoment' : 'check')}
      </Button>
    </form>
  );
}

/** Save button. Asks for confirmation if the save would replace earlier entries. */
function Save({ papers }: { papers: Papers }) {
  const t = useTranslations('paper');
  const [isAsking, setIsAsking] = useState(false);
  const { preview, isBusy, error, save } = papers;
  if (!preview || !isReady(papers)) return null;
  const replaced = preview.lines.filter(({ replaces }) => replaces).length;
  return (
    <>
      <Button className="self-start" inactive={isBusy} onClick={() => (replaced > 0 ? setIsAsking(true) : save(false))}>
        {t('save', { count: preview.lines.length })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('replaceTitle', { count: replaced })}
        description={t('replaceHint')}
        confirmLabel={t('replace')}
        pending={isBusy}
        onConfirm={() => save(true)}
      >
        {error ? <Alert variant="error">{error}</Alert> : null}
      </ConfirmDialog>
    </>
  );
}
