import { Teaching } from '@/components/teaching/teaching';
import { AnswerBody, markClasses, markOf } from '@/components/test/answer-body';
import { OtherReasons } from '@/components/test/other-reasons';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Fold } from '@/components/ui/fold';
import { QuestionPicture } from '@/components/ui/question-picture';
import { Wording } from '@/components/ui/wording';
import type { QuestionView } from '@/lib/bank/contract';
import type { FavoriteView } from '@/lib/favorites/contract';

interface FavoriteCardProps {
  favorite: FavoriteView;
  isBusy: boolean;
  onRemove: (button: Element) => void;
}

export function FavoriteCard({ favorite, isBusy, onRemove }: FavoriteCardProps) {
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-border bg-card p-4 sm:p-5">
      <p className="max-w-measure text-pretty break-words font-medium text-lg leading-snug">
        <Wording text={favorite.text} />
      </p>
      {favorite.picture ? <QuestionPicture picture={favorite.picture} /> : null}
      {favorite.question ? (
        <Fold heading={<span className="font-medium">Answer and reason</span>} className="-my-2">
          <Answer question={favorite.question} />
        </Fold>
      ) : (
        <p className="text-muted-foreground">Your open exam asks this question. Its answer opens when the exam ends.</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Badge variant="info">{favorite.category}</Badge>
        <span className="text-muted-foreground text-sm tabular-nums">{favorite.options.length} options</span>
        <Button
          variant="outline"
          size="sm"
          className="ml-auto"
          aria-label={`Remove: ${favorite.text}`}
          inactive={isBusy}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

function Answer({ question }: { question: QuestionView }) {
  return (
    <div className="pb-3">
      <ul className="flex flex-col gap-2">
        {question.answers.map(({ id, text, isCorrect = false, why }, place) => {
          const mark = markOf(true, false, isCorrect);
          return (
            <li
              key={id}
              className={cn(
                'flex items-start gap-3 rounded-xl border-2 p-3',
                markClasses(mark) ?? 'border-border text-muted-foreground',
              )}
            >
              <AnswerBody
                place={place + 1}
                text={text}
                isChosen={false}
                isMultiAnswer={question.isMultiAnswer}
                mark={mark}
                why={isCorrect ? why : undefined}
              />
            </li>
          );
        })}
      </ul>
      <Teaching question={question} />
      <OtherReasons answers={question.answers.filter(({ isCorrect }) => !isCorrect)} />
    </div>
  );
}
