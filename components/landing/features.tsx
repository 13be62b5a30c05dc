import { useTranslations } from '#texts';
import { FREE_SAMPLE_QUESTIONS, PRACTICE_QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { CardArt } from './art/card-art';
import { CycleArt } from './art/cycle-art';
import { GaugeArt } from './art/gauge-art';
import { GuideArt } from './art/guide-art';

/** Feature cards. A card may claim only what the product does now. */
const FEATURES = [
  {
    title: 'featureMaterials',
    text: 'featureMaterialsText',
    Art: GuideArt,
  },
  {
    title: 'featureCertification',
    text: 'featureCertificationText',
    Art: CardArt,
  },
  {
    title: 'featureSupport',
    text: 'featureSupportText',
    Art: GaugeArt,
  },
  {
    title: 'featureTests',
    text: 'featureTestsText',
    Art: CycleArt,
  },
] as const;

const COUNTS = { sample: FREE_SAMPLE_QUESTIONS, practice: PRACTICE_QUESTIONS_PER_SECTION };

export function Features() {
  const t = useTranslations('landing');
  return (
    <section aria-labelledby="features-title" className="border-border border-y bg-card">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:py-20">
        <h2 id="features-title" className="font-bold text-3xl tracking-tight sm:text-4xl">
          {t('whatYouGet')}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {FEATURES.map(({ title, text, Art }) => (
            <li key={title} className="flex items-start gap-4 max-sm:flex-wrap sm:max-lg:flex-col lg:gap-6">
              <Art className="h-19 w-24 shrink-0 rounded-xl bg-background p-1.5 sm:h-28 sm:w-38 sm:p-2" />
              <div className="min-w-0 max-sm:flex-[1_1_8rem]">
                <h3 className="font-semibold text-xl">{t(title)}</h3>
                <p className="mt-1.5 text-muted-foreground">{t(text, COUNTS)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
