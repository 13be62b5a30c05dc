import { usePaths, useTranslations } from '#texts';
import type { SaturationCurve } from '@/lib/study/saturation-rules';
import { HeroCurves } from './art/hero-curves';
import { FreeTestLink } from './free-test-link';
import { LiveQuestion, type LiveQuestionText } from './live-question';
import { StartStudying } from './start-studying';
import { TodaySlot } from './today-slot';

interface HeroProps {
  questions: readonly LiveQuestionText[];
  curves: readonly SaturationCurve[];
}

const PRESS =
  'min-h-13 items-center text-center justify-center rounded-lg bg-accent px-7 font-semibold text-accent-foreground text-lg hover:bg-accent-hover';

const SECOND =
  'min-h-13 items-center text-center justify-center rounded-lg border border-border-strong px-7 font-semibold text-lg hover:bg-muted';

/** Top of the landing page: what the product is, the button to start for free, and a sample question. */
export function Hero({ questions, curves }: HeroProps) {
  const t = useTranslations('landing');
  const toPath = usePaths();
  return (
    <section className="on-deep relative overflow-hidden bg-deep text-foreground">
      <HeroCurves curves={curves} className="absolute inset-x-0 bottom-0 h-3/5 w-full" />
      <div className="relative mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 py-10 sm:py-14 lg:grid-cols-[1fr_1.05fr] lg:gap-14 lg:py-20">
        <div className="lg:pt-6">
          <p className="font-semibold text-cold">{t('forHvacTechnicians')}</p>
          <h1 className="mt-3 font-bold text-4xl leading-[1.1] tracking-tight sm:text-5xl xl:text-6xl">
            <span className="block text-balance">{t('passYourEpaSection608')}</span>{' '}
            <span className="block text-balance">{t('everyAnswerExplained')}</span>
          </h1>
          <p className="mt-5 max-w-measure text-muted-foreground text-xl leading-normal">
            {t('practiceQuestionsOnCurrentRules')}
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <div className="hidden w-full flex-col gap-1 member:flex sm:w-88">
              <a href={toPath('/today')} className={`${PRESS} inline-flex`}>
                {t('goToToday')}
              </a>
              <p className="min-h-[1.5em] text-muted-foreground">
                <TodaySlot />
              </p>
            </div>
            <div className="flex w-full flex-col gap-1 member:hidden sm:w-88">
              <StartStudying className={`${PRESS} inline-flex`} />
              <p className="text-muted-foreground">{t('theQuickWayPracticeSaved')}</p>
            </div>
            <div className="flex w-full flex-col gap-1 sm:w-88">
              <FreeTestLink className={SECOND}>{t('freeTest')}</FreeTestLink>
              <p className="text-muted-foreground">{t('chooseSectionsUpTo5')}</p>
            </div>
            <a href="#exam" className="py-2 font-semibold text-primary underline underline-offset-4 hover:no-underline">
              {t('whatTheExamAsks')}
            </a>
          </div>
        </div>
        <div className="on-surface self-start rounded-2xl border border-border bg-card p-5 text-card-foreground shadow-overlay sm:p-7">
          <LiveQuestion
            questions={questions}
            onward={
              <FreeTestLink className={`${PRESS} w-full sm:w-auto`} startsAtOnce>
                {t('takeTheFreeMockTest')}
              </FreeTestLink>
            }
          />
        </div>
      </div>
    </section>
  );
}
