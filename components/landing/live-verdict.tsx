import { useTranslations } from '#texts';
import { OtherReasons } from '@/components/attempt/other-reasons';
import { Wording } from '@/components/ui/wording';
import type { LiveQuestionText } from './live-question';

interface LiveVerdictProps {
  question: LiveQuestionText;
  chosen: number;
}

/** Explains why the right option is right and the chosen option is not, and cites the rule. */
export function LiveVerdict({ question, chosen }: LiveVerdictProps) {
  const t = useTranslations('landing');
  const picked = question.answers[chosen];
  return (
    <div className="mt-4 animate-rise border-cold border-l-4 pl-4">
      <p className="font-semibold">{picked?.isCorrect ? t('thatsRight') : t('notQuite')}</p>
      {picked && !picked.isCorrect ? (
        <p className="mt-1">
          <Wording text={picked.why} />
        </p>
      ) : null}
      <p className="mt-1">
        <Wording text={question.explanation} />
      </p>
      <p className="mt-2 text-muted-foreground text-sm">
        {t('source')} <Wording text={question.reference} />
      </p>
      <OtherReasons answers={question.answers.filter((answer) => !answer.isCorrect && answer !== picked)} />
    </div>
  );
}
