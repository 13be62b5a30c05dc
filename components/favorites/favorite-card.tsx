import { ExplainedAnswers } from '@/components/attempt/explained-answers';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { QuestionPicture } from '@/components/ui/question-picture';
import { Wording } from '@/components/ui/wording';
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
          <div className="pb-3">
            <ExplainedAnswers question={favorite.question} chosenIds={[]} />
          </div>
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
