import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from '#texts';
import { useTextLanguage } from '@/components/messages/use-text-language';
import { cn } from '@/components/ui/cn';
import { QuestionPicture } from '@/components/ui/question-picture';
import type { RoomWording, RoundView } from '@/lib/classes/live-room/contract';
import type { WallLanguage } from './use-wall-language';
import { listWordings, WallReasons, WallTexts } from './wall-texts';

/**
 * Marks the element with `data-tight` if it extends below the window, so that the reasons get a smaller font size. Sets
 * the attribute directly, because the height must be measured before the browser paints.
 */
function useTightness(revealed: unknown, language: WallLanguage) {
  const area = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The height changes with what is shown.
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = area;
      if (!current) return;
      current.dataset.tight = 'false';
      current.dataset.tight = String(current.getBoundingClientRect().bottom + window.scrollY > window.innerHeight);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [revealed, language]);
  return area;
}

interface WallQuestionProps {
  round: RoundView;
  language: WallLanguage;
}

/** Question in sizes that can be read from the back of a room. After the reveal it adds bars, the key and reasons. */
export function WallQuestion({ round, language }: WallQuestionProps) {
  const t = useTranslations('live');
  const textLanguage = useTextLanguage();
  const { place, total, question, answered, revealed } = round;
  const wordings = listWordings(round, language);
  const area = useTightness(revealed, language);
  const { rightCount } = question;
  const shown = wordings[0]?.question ?? question;
  const isDense = revealed !== null || wordings.length > 1;
  return (
    <section ref={area} aria-label={t('questionOf', { place, total })} className="group/wall min-w-0 break-words">
      <p className="text-lg text-muted-foreground xl:text-2xl">
        {rightCount > 1 ? t('severalRight', { place, total, count: rightCount }) : t('questionOf', { place, total })}
      </p>
      <h1
        tabIndex={-1}
        className={cn(
          'mt-2 text-pretty font-bold leading-tight outline-none',
          // The question gets smaller text after the reveal, when everybody has read it and the reasons need the space,
          // and when it is shown in two languages.
          isDense ? 'text-2xl xl:text-3xl 2xl:text-4xl' : 'text-3xl xl:text-5xl 2xl:text-6xl',
        )}
      >
        <WallTexts wordings={wordings} find={(one) => one.question.text} />
      </h1>
      {shown.picture ? (
        <QuestionPicture
          picture={shown.picture}
          language={textLanguage(shown.language)}
          className="mt-4"
          imageClassName="max-h-[32vh]"
        />
      ) : null}
      <ol className={cn('flex flex-col', isDense ? 'mt-3 gap-1.5' : 'mt-6 gap-3')}>
        {question.options.map(({ id }, index) => (
          <WallOption
            key={id}
            id={id}
            number={index + 1}
            wordings={wordings}
            isRight={revealed?.correctIds.includes(id) ?? null}
            count={revealed?.counts.find((one) => one.id === id)?.count ?? 0}
            answered={answered}
          />
        ))}
      </ol>
      {revealed ? <WallReasons wordings={wordings} /> : null}
    </section>
  );
}

interface WallOptionProps {
  id: number;
  /** Option number, the same as on the phones. */
  number: number;
  wordings: readonly RoomWording[];
  /** Null before the reveal. */
  isRight: boolean | null;
  count: number;
  answered: number;
}

function WallOption({ id, number, wordings, isRight, count, answered }: WallOptionProps) {
  const t = useTranslations('live');
  const share = answered === 0 ? 0 : Math.round((100 * count) / answered);
  const isHere = (one: { id: number }) => one.id === id;
  return (
    <li
      className={cn(
        'relative overflow-hidden rounded-xl border-2 border-border bg-card px-4 xl:px-6',
        // Less padding if the reasons or a second language need the height.
        isRight === null && wordings.length === 1 ? 'py-3 xl:py-4' : 'pt-1 pb-2.5',
        isRight ? 'border-success-border bg-success-surface text-success-foreground' : '',
      )}
    >
      {isRight === null ? null : (
        <span
          aria-hidden
          className={cn('absolute bottom-0 left-0 h-2', isRight ? 'bg-success-border' : 'bg-border-strong')}
          style={{ width: `${share}%` }}
        />
      )}
      <span className="flex items-start gap-4 text-xl leading-snug xl:text-3xl 2xl:text-4xl">
        <span className="font-bold tabular-nums">{number}</span>
        <span className="min-w-0 flex-1">
          <WallTexts wordings={wordings} find={({ question }) => question.options.find(isHere)?.text} />
          {isRight === false ? (
            <span className="mt-1 block text-base text-muted-foreground empty:hidden xl:text-[1.75rem] xl:group-data-[tight=true]/wall:text-xl">
              <WallTexts wordings={wordings} find={({ revealed }) => revealed?.whys.find(isHere)?.why} />
            </span>
          ) : null}
        </span>
        {isRight === null ? null : (
          <span className="flex shrink-0 items-center gap-2 font-semibold tabular-nums">
            {isRight ? <Check aria-label={t('rightOption')} className="size-8" /> : null}
            {count}
          </span>
        )}
      </span>
    </li>
  );
}
