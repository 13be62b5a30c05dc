import type { ComponentType } from 'react';
import { FREE_SAMPLE_QUESTIONS, PRACTICE_QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { CardArt } from './art/card-art';
import { CycleArt } from './art/cycle-art';
import { GaugeArt } from './art/gauge-art';
import { GuideArt } from './art/guide-art';

interface Feature {
  title: string;
  text: string;
  Art: ComponentType<{ className: string }>;
}

/** Feature cards. A card may claim only what the product does now. */
const FEATURES: readonly Feature[] = [
  {
    title: 'Comprehensive study materials',
    text: 'A study guide for each section: the tables to know by heart, pressure-temperature charts, and the rule each figure comes from.',
    Art: GuideArt,
  },
  {
    title: 'Industry-recognized certification',
    text: 'Federal law requires Section 608 certification before you open a system. Practice here, then take the exam with any EPA-approved organization.',
    Art: CardArt,
  },
  {
    title: 'Expert support',
    text: "Every answer says why it's right, why the others aren't, and where to look it up. Think one is wrong? Report it, and we'll answer.",
    Art: GaugeArt,
  },
  {
    title: 'Unlimited practice tests',
    text: `${FREE_SAMPLE_QUESTIONS} questions per section without an account. With a free account, fresh sets of ${PRACTICE_QUESTIONS_PER_SECTION} per section as often as you like, plus the timed exam.`,
    Art: CycleArt,
  },
];

export function Features() {
  return (
    <section aria-labelledby="features-title" className="border-border border-y bg-card">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:py-20">
        <h2 id="features-title" className="font-bold text-3xl tracking-tight sm:text-4xl">
          What you get
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {FEATURES.map(({ title, text, Art }) => (
            <li key={title} className="flex items-start gap-4 max-sm:flex-wrap sm:max-lg:flex-col lg:gap-6">
              <Art className="h-19 w-24 shrink-0 rounded-xl bg-background p-1.5 sm:h-28 sm:w-38 sm:p-2" />
              <div className="min-w-0 max-sm:flex-[1_1_8rem]">
                <h3 className="font-semibold text-xl">{title}</h3>
                <p className="mt-1.5 text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
