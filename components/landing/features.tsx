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

/** Specification §1: the four feature cards. Each may say only what the running product does. */
const FEATURES: readonly Feature[] = [
  {
    title: 'Comprehensive study materials',
    text: 'A study guide for each section: the tables to know by heart, pressure-temperature charts, and the rule each figure comes from.',
    Art: GuideArt,
  },
  {
    title: 'Industry-recognized certification',
    text: 'Section 608 certification is what federal law asks of anyone who opens a system. Practice here, then take the exam with any EPA-approved organization.',
    Art: CardArt,
  },
  {
    title: 'Expert support',
    text: 'Each answer says why it is right, why the others are not, and where to look it up. Doubt one? Report it from the question and follow what we did about it.',
    Art: GaugeArt,
  },
  {
    title: 'Unlimited practice tests',
    text: `${FREE_SAMPLE_QUESTIONS} questions a section without an account. With a free one, fresh sets of ${PRACTICE_QUESTIONS_PER_SECTION} a section as often as you like, and the timed exam.`,
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
