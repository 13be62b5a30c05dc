import { useTranslations } from '#texts';
import { ExplainedAnswers } from '@/components/attempt/explained-answers';
import { LanguageSwitch } from '@/components/attempt/language-switch';
import type { Translation } from '@/components/attempt/use-question-translations';
import { useSentSectionName } from '@/components/messages/use-sections';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { QuestionPicture } from '@/components/ui/question-picture';
import { Wording } from '@/components/ui/wording';
import type { FavoriteView } from '@/lib/favorites/contract';

interface FavoriteCardProps {
  favorite: FavoriteView;
  translation: Translation;
  isBusy: boolean;
  onRemove: (button: Element) => void;
}

export function FavoriteCard({ favorite, translation, isBusy, onRemove }: FavoriteCardProps) {
  const t = useTranslations('favorites');
  const sectionName = useSentSectionName();
  const question = favorite.question && translation.apply(favorite.question);
  const { text, picture } = { ...favorite, ...question };
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-border bg-card p-4 sm:p-5">
      <p lang={translation.language} className="max-w-measure text-pretty break-words font-medium text-lg leading-snug">
        <Wording text={text} />
      </p>
      {picture ? <QuestionPicture picture={picture} language={translation.language} /> : null}
      {question ? (
        <Fold heading={<span className="font-medium">{t('answerAndReason')}</span>} className="-my-2">
          <div className="pb-3">
            <ExplainedAnswers question={question} language={translation.language} chosenIds={[]} />
            <LanguageSwitch translation={translation} className="-mt-2" />
          </div>
        </Fold>
      ) : (
        <p className="text-muted-foreground">{t('inOpenExam')}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Badge variant="info">{sectionName(favorite.category)}</Badge>
        <span className="text-muted-foreground text-sm tabular-nums">
          {t('options', { count: favorite.options.length })}
        </span>
        <Button
          variant="outline"
          size="sm"
          className="ml-auto"
          aria-label={t('removeQuestion', { text })}
          inactive={isBusy}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
