import { CircleAlert, CircleCheck, CircleX, Repeat } from 'lucide-react';
import { useTranslations } from '#texts';
import { Card, CardContent } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Wording } from '@/components/ui/wording';
import type { AttemptResult } from '@/lib/attempts/contract';
import { judgedPercentage } from '@/lib/attempts/rules';
import { scoreMessage, scoreTone } from '@/lib/attempts/score-rules';
import { passPerSection } from '@/lib/kernel/exam';
import { formatDuration } from './duration';
import { type Meaning, meaningOf } from './meaning';
import { ScoreGauge } from './score-gauge';
import { useHeadline } from './use-headline';

const TONES = { good: 'text-success-foreground', warning: 'text-warning-foreground', bad: 'text-error-foreground' };

/** Replaces green by yellow for a failed exam, because an exam over several sections can reach 80 % and still fail. */
const capped = (tone: ReturnType<typeof scoreTone>, isExam: boolean) => (isExam && tone === 'good' ? 'warning' : tone);

interface ScoreCardProps {
  result: AttemptResult;
  /** False for the mock test, which is too short to predict passing. */
  saysPass: boolean;
  /** Sentence about the score before corrections; null if no correction changed the result. */
  onTheDay?: string | null;
}

export function ScoreCard({ result, saysPass, onTheDay = null }: ScoreCardProps) {
  const t = useTranslations('results');
  const meaning = saysPass ? meaningOf(result) : null;
  const message = meaning ? meaning.message : scoreMessage(result.score.percentage);
  const { score } = result;
  const isExam = result.testType === 'exam';
  const judged = judgedPercentage(result.testType, score);
  const tone = isExam && result.successful ? 'good' : capped(scoreTone(judged), isExam);
  const counts = [
    ['correct', score.correct],
    ['incorrect', score.answered - score.correct],
    ['skipped', score.skipped],
    ['total', score.total],
  ] as const;
  return (
    <Card>
      <CardContent className="flex flex-col gap-5">
        {meaning ? <Headline {...meaning} /> : null}
        {onTheDay === null ? null : <p className="tabular-nums">{onTheDay}</p>}
        <div className="flex flex-col gap-6 lg:flex-row lg:items-center lg:gap-10">
          <div className="flex items-center gap-5">
            {/* Only a single section shows the pass mark, because each section is graded on its own. */}
            <ScoreGauge percentage={judged} tone={tone} showsPass={meaning !== null && result.sections.length === 1} />
            <div>
              <p
                className={cn(
                  'whitespace-nowrap font-bold tabular-nums leading-none sm:text-6xl',
                  isExam ? 'text-4xl' : 'text-5xl',
                  TONES[tone],
                )}
              >
                {isExam ? t('correctOfTotal', { correct: score.correct, total: score.total }) : `${score.percentage}%`}
              </p>
              {isExam && result.sections.length === 1 ? (
                <p className="mt-2 font-semibold text-xl tabular-nums">
                  {t('needed', { count: passPerSection(result.openBook) })}
                </p>
              ) : null}
              {message ? <p className="mt-2 font-semibold text-xl">{t(`messages.${message}`)}</p> : null}
              <p className="text-muted-foreground tabular-nums">
                {t(isExam ? 'percentOfAnswered' : 'correctOfAnswered', {
                  percent: score.percentage,
                  correct: score.correct,
                  answered: score.answered,
                  duration: formatDuration(result.durationSeconds),
                })}
              </p>
            </div>
          </div>
          <div className="flex flex-1 flex-col gap-4">
            <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              {counts.map(([name, count]) => (
                <div key={name} className="rounded-lg bg-muted px-3 py-2">
                  <dt className="text-muted-foreground text-sm">{t(`counts.${name}`)}</dt>
                  <dd className="font-semibold text-2xl tabular-nums">{count}</dd>
                </div>
              ))}
            </dl>
            {meaning && score.skipped > 0 ? <p>{t('skippedCountAsWrong')}</p> : null}
          </div>
        </div>
      </CardContent>
    </Card>
  );
}

const SIGNS = {
  all: { Icon: CircleCheck, tone: TONES.good },
  part: { Icon: CircleAlert, tone: TONES.warning },
  none: { Icon: CircleX, tone: TONES.bad },
  unknown: { Icon: Repeat, tone: 'text-muted-foreground' },
};

function Headline({ reached, verdict }: Meaning) {
  const sayHeadline = useHeadline();
  const { Icon, tone } = SIGNS[reached];
  return (
    <h2 className="flex items-start gap-2.5 text-pretty font-bold text-2xl leading-snug">
      <Icon aria-hidden className={cn('mt-1 size-6 shrink-0', tone)} />
      <span>
        <Wording text={sayHeadline(verdict)} />
      </span>
    </h2>
  );
}
