import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from '#texts';
import { cn } from '@/components/ui/cn';
import { Explanation } from '@/components/ui/explanation';
import { QuestionPicture } from '@/components/ui/question-picture';
import { Wording } from '@/components/ui/wording';
import type { RoundView } from '@/lib/classes/live-room/contract';

/**
 * Marks the element with `data-tight` if it extends below the window, so that the reasons get a smaller font size. Sets
 * the attribute directly, because the height must be measured before the browser paints.
 */
function useTightness(shown: unknown) {
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
  }, [shown]);
  return area;
}

/** Question in sizes that can be read from the back of a room. After the reveal it adds bars, the key and reasons. */
export function WallQuestion({ round: { place, total, question, answered, revealed } }: { round: RoundView }) {
  const t = useTranslations('live');
  const area = useTightness(revealed);
  const { rightCount } = question;
  return (
    <section ref={area} aria-label={t('questionOf', { place, total })} className="group/wall min-w-0">
      <p className="text-lg text-muted-foreground xl:text-2xl">
        {rightCount > 1 ? t('severalRight', { place, total, count: rightCount }) : t('questionOf', { place, total })}
      </p>
      <h1
        tabIndex={-1}
        className={cn(
          'mt-2 text-pretty font-bold leading-tight outline-none',
          // Smaller after the reveal, because the reasons need the space and everybody has read the question.
          revealed ? 'text-2xl xl:text-3xl 2xl:text-4xl' : 'text-3xl xl:text-5xl 2xl:text-6xl',
        )}
      >
        <Wording text={question.text} />
      </h1>
      {question.picture ? (
        <QuestionPicture picture={question.picture} className="mt-4" imageClassName="max-h-[32vh]" />
      ) : null}
      <ol className={cn('flex flex-col', revealed ? 'mt-3 gap-1.5' : 'mt-6 gap-3')}>
        {question.options.map(({ id, text }, index) => (
          <WallOption
            key={id}
            number={index + 1}
            text={text}
            isRight={revealed?.correctIds.includes(id) ?? null}
            count={revealed?.counts.find((one) => one.id === id)?.count ?? 0}
            answered={answered}
            why={revealed?.whys.find((one) => one.id === id)?.why}
          />
        ))}
      </ol>
      {revealed ? (
        <div className="mt-2 text-xl xl:text-[1.75rem] xl:group-data-[tight=true]/wall:text-2xl [&_p]:max-w-none [&_p]:text-[1em]!">
          <Explanation text={revealed.explanation} source={revealed.reference} />
        </div>
      ) : null}
    </section>
  );
}

interface WallOptionProps {
  /** Option number, the same as on the phones. */
  number: number;
  text: string;
  /** Null before the reveal. */
  isRight: boolean | null;
  count: number;
  answered: number;
  why: string | undefined;
}

function WallOption({ number, text, isRight, count, answered, why }: WallOptionProps) {
  const t = useTranslations('live');
  const share = answered === 0 ? 0 : Math.round((100 * count) / answered);
  return (
    <li
      className={cn(
        'relative overflow-hidden rounded-xl border-2 border-border bg-card px-4 xl:px-6',
        // Less padding after the reveal, because the reasons need the height.
        isRight === null ? 'py-3 xl:py-4' : 'pt-1 pb-2.5',
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
          <Wording text={text} />
          {isRight === false && why ? (
            <span className="mt-1 block text-base text-muted-foreground xl:text-[1.75rem] xl:group-data-[tight=true]/wall:text-xl">
              <Wording text={why} />
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
