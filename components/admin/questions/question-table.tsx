import { Fragment } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { QuestionPicture } from '@/components/ui/question-picture';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { AdminQuestionView } from '@/lib/bank/editing/contract';
import { type FormerStatement, listFormerStatements } from '@/lib/facts/former-rules';
import { FormerFigures } from './former-figures';
import { DIFFICULTIES, type QuestionMetadata, STATE_NAMES, TIER_NAMES, topicWords } from './question-metadata';

interface QuestionActs {
  onEdit: (question: AdminQuestionView) => void;
  onHistory: (question: AdminQuestionView) => void;
  onTranslate: (question: AdminQuestionView) => void;
  onDelete: (question: AdminQuestionView) => void;
  /**
   * Called to confirm that a question in review is correct and may be asked again. `isStale` is true if the question
   * still states the figure from before the fact changed.
   */
  onConfirm: (question: AdminQuestionView, isStale: boolean) => void;
}

interface QuestionTableProps extends QuestionActs {
  questions: AdminQuestionView[];
  totalItems: number;
  metadata: QuestionMetadata;
  chosenIds: number[];
  onChoose: (ids: number[]) => void;
}

export function QuestionTable({ questions, totalItems, metadata, chosenIds, onChoose, ...acts }: QuestionTableProps) {
  const pageIds = questions.map(({ id }) => id);
  const isEveryChosen = pageIds.every((id) => chosenIds.includes(id));
  const others = chosenIds.filter((id) => !pageIds.includes(id));
  return (
    <Table caption={<span aria-live="polite">Questions ({totalItems})</span>}>
      <TableHead>
        <tr>
          <TableHeader className="w-12 pr-0">
            <Checkbox
              aria-label="Select all questions on this page"
              checked={isEveryChosen}
              onChange={() => onChoose(isEveryChosen ? others : [...others, ...pageIds])}
            />
          </TableHeader>
          <TableHeader>Question</TableHeader>
          <TableHeader>
            <span className="sr-only">Actions</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {questions.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            metadata={metadata}
            isChosen={chosenIds.includes(question.id)}
            onToggle={(isChosen) =>
              onChoose(isChosen ? [...chosenIds, question.id] : chosenIds.filter((id) => id !== question.id))
            }
            {...acts}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface QuestionRowProps extends QuestionActs {
  question: AdminQuestionView;
  metadata: QuestionMetadata;
  isChosen: boolean;
  onToggle: (isChosen: boolean) => void;
}

function QuestionRow({
  question,
  metadata,
  isChosen,
  onToggle,
  onEdit,
  onHistory,
  onTranslate,
  onDelete,
  onConfirm,
}: QuestionRowProps) {
  const name = `question ${question.id}`;
  const removal = question.isDeletable ? 'Delete' : 'Archive';
  const statements = listFormerStatements(question, question.reviewReason);
  return (
    <TableRow>
      <TableCell className="pr-0">
        <Checkbox
          aria-label={`Choose ${name}`}
          checked={isChosen}
          onChange={(event) => onToggle(event.target.checked)}
        />
      </TableCell>
      <TableHeader scope="row" className="w-full min-w-36 font-normal! sm:min-w-52">
        <span dir="auto" className="wrap-anywhere line-clamp-3">
          {question.text}
        </span>
        {question.picture ? (
          <QuestionPicture picture={question.picture} className="mt-2" imageClassName="h-28 w-auto" />
        ) : null}
        <QuestionFacts question={question} metadata={metadata} />
        {question.reviewReason ? <ReviewReason reason={question.reviewReason} statements={statements} /> : null}
      </TableHeader>
      <TableCell>
        <span className="flex flex-col gap-1.5 sm:flex-row">
          {question.state === 'in_review' ? (
            <Button size="sm" aria-label={`Confirm ${name}`} onClick={() => onConfirm(question, statements.length > 0)}>
              Confirm
            </Button>
          ) : null}
          <Button variant="outline" size="sm" aria-label={`Edit ${name}`} onClick={() => onEdit(question)}>
            Edit
          </Button>
          <Button variant="outline" size="sm" aria-label={`History of ${name}`} onClick={() => onHistory(question)}>
            History
          </Button>
          <Button variant="outline" size="sm" aria-label={`Spanish of ${name}`} onClick={() => onTranslate(question)}>
            Spanish
          </Button>
          {question.state === 'archived' ? null : (
            <Button variant="outline" size="sm" aria-label={`${removal} ${name}`} onClick={() => onDelete(question)}>
              {removal}
            </Button>
          )}
        </span>
      </TableCell>
    </TableRow>
  );
}

/** Reason of the review, and the sentences that still state the old figure. */
function ReviewReason({ reason, statements }: { reason: string; statements: FormerStatement[] }) {
  return (
    <div className="mt-1 flex flex-col gap-1 text-sm">
      <span dir="auto" className="wrap-anywhere whitespace-pre-line text-warning-foreground">
        {reason}
      </span>
      {statements.length > 0 ? (
        <>
          <span className="font-medium">Still states the old figure:</span>
          <FormerFigures statements={statements} />
        </>
      ) : null}
    </div>
  );
}

/** Line below a question's text with the properties that the filters use. */
function QuestionFacts({ question, metadata }: { question: AdminQuestionView; metadata: QuestionMetadata }) {
  const section = metadata.sections.find(({ id }) => id === question.sectionId)?.name ?? 'No section';
  const difficulty = DIFFICULTIES.find(([value]) => value === question.difficulty)?.[1] ?? '';
  const right = question.answers.filter(({ isCorrect }) => isCorrect).length;
  const facts = [
    `No. ${question.id}`,
    section,
    topicWords(question.topic, question.sectionId),
    difficulty,
    TIER_NAMES[question.tier],
    `${question.answers.length} answers, ${right} right`,
    `revision ${question.revision}`,
  ];
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground text-sm">
      <span className="min-w-0 break-words">
        {facts.filter(Boolean).map((fact, place) => (
          // `bdi`: right-to-left text must not reorder its neighbors.
          <Fragment
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row have no identity but their position.
            key={place}
          >
            {place > 0 ? '\u00A0· ' : null}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </span>
      {question.isForMockTest ? <Badge variant="info">Mock test</Badge> : null}
      {question.state === 'published' ? null : <Badge variant="warning">{STATE_NAMES[question.state]}</Badge>}
      {question.isTranslated ? null : (
        <Badge variant="warning">{question.wasTranslated ? 'Spanish out of date' : 'No Spanish'}</Badge>
      )}
      {question.openReportCount > 0 ? (
        <Badge variant="error">
          {question.openReportCount} {question.openReportCount === 1 ? 'report' : 'reports'}
        </Badge>
      ) : null}
    </span>
  );
}
