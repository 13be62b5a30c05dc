'use client';

import { Check, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { ChoiceCard } from '@/components/attempt/choice-card';
import { useSections } from '@/components/messages/use-sections';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Spinner } from '@/components/ui/spinner';
import { FREE_SAMPLE_QUESTIONS, SECTIONS, type SectionSlug } from '@/lib/kernel/exam';
import { isMockTestUnderWay } from './mock-storage';
import { RegisterPrompt } from './register-prompt';
import { CHOICE_OF_SECTIONS, FIRST_QUESTION } from './setup-fragments';
import { RUN, useMockStart } from './use-mock-start';

const SLUGS = SECTIONS.map(({ slug }) => slug);

/** Setup of the mock test: practice mode only, with at least one section. */
export function MockSetup() {
  const t = useTranslations('mock');
  const { nameOf, titleOf, descriptionOf } = useSections();
  const [chosen, setChosen] = useState<SectionSlug[]>(['core']);
  const { error, dismissError, isLoading, start } = useMockStart(chosen);
  const sections = SECTIONS.filter((section) => chosen.includes(section.slug));

  const toggle = (slug: SectionSlug) => setChosen(SLUGS.filter((other) => (other === slug) !== chosen.includes(other)));

  return (
    <div id={FIRST_QUESTION} className="group/setup scroll-mt-60">
      <OnTheWay />
      <div className="flex flex-col gap-6 group-target/setup:hidden lg:grid lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="flex flex-col gap-6 lg:row-span-2">
          {error ? (
            <Alert variant="error" onDismiss={dismissError}>
              {error.text}
              {error.isNotLoaded ? (
                <Button variant="link" className="ml-2" onClick={start}>
                  {t('retry')}
                </Button>
              ) : null}
            </Alert>
          ) : null}
          <fieldset id={CHOICE_OF_SECTIONS} className="scroll-mt-4">
            <legend className="mb-3 font-semibold text-xl">{t('chooseSections')}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {SECTIONS.map((section) => (
                <ChoiceCard
                  key={section.slug}
                  title={titleOf(section.group)}
                  description={descriptionOf(section.group)}
                  note={t('upTo', { count: FREE_SAMPLE_QUESTIONS })}
                  isChosen={chosen.includes(section.slug)}
                  onToggle={() => toggle(section.slug)}
                />
              ))}
            </div>
          </fieldset>
          <ModeList />
        </div>
        <Preview names={sections.map((section) => nameOf(section.group))} isLoading={isLoading} onStart={start} />
        <Card className="self-start">
          <CardContent className="flex flex-col items-start gap-3">
            <h2 className="font-semibold text-lg">{t('fullBankTitle')}</h2>
            <p>{t('fullBankText')}</p>
            <RegisterPrompt variant="outline" />
          </CardContent>
        </Card>
      </div>
    </div>
  );
}

/**
 * Shown in place of the setup while the first question loads for a visitor who skipped the setup. Offers a link back,
 * which works without a script.
 */
function OnTheWay() {
  const t = useTranslations('mock');
  return (
    <div className="hidden min-h-72 flex-col items-start gap-4 group-target/setup:flex">
      <p className="flex items-center gap-3 text-lg">
        <Spinner /> {t('gettingFirst')}
      </p>
      <a href={`#${CHOICE_OF_SECTIONS}`} className="py-2 font-semibold text-primary underline underline-offset-4">
        {t('chooseFirst')}
      </a>
    </div>
  );
}

/**
 * Summary with the start button. If the visitor left a test with the browser's back button, a second button continues
 * that test. On a phone the summary sticks to the bottom of the screen, within reach from every section.
 */
function Preview({ names, isLoading, onStart }: { names: string[]; isLoading: boolean; onStart: () => void }) {
  const t = useTranslations('mock');
  const toPath = usePaths();
  const [isUnderWay, setIsUnderWay] = useState(false);
  useEffect(() => setIsUnderWay(isMockTestUnderWay()), []);
  return (
    <Card className="max-lg:sticky max-lg:bottom-2 max-lg:z-10 max-lg:shadow-overlay">
      <CardContent className="flex flex-col gap-3 max-lg:p-4">
        <h2 className="font-semibold text-lg max-lg:sr-only">{t('yourMockTest')}</h2>
        <p aria-live="polite">
          {names.length === 0
            ? t('chooseOne')
            : t('preview', { sections: names.join(', '), count: names.length * FREE_SAMPLE_QUESTIONS })}
        </p>
        {isUnderWay ? (
          <LinkButton href={toPath(RUN)} variant="accent" size="lg">
            {t('continueTest')}
          </LinkButton>
        ) : null}
        <Button
          variant={isUnderWay ? 'outline' : 'accent'}
          size="lg"
          disabled={names.length === 0 || isLoading}
          onClick={onStart}
        >
          {isLoading ? t('loading') : t('start')}
        </Button>
      </CardContent>
    </Card>
  );
}

function ModeList() {
  const t = useTranslations('mock');
  return (
    <section aria-labelledby="modes-title">
      <h2 id="modes-title" className="mb-3 font-semibold text-xl">
        {t('testType')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        <li className="rounded-xl border-2 border-primary bg-card p-4">
          <span className="flex items-center gap-2 font-semibold">
            <Check aria-hidden className="size-4" strokeWidth={3} /> {t('practice')}
          </span>
          <span className="text-muted-foreground text-sm">{t('ownPace')}</span>
        </li>
        {[t('exam'), t('favorites')].map((mode) => (
          <li key={mode} className="rounded-xl border-2 border-border border-dashed p-4">
            <span className="flex items-center gap-2 font-semibold">
              <Lock aria-hidden className="size-4" /> {mode}
            </span>
            <span className="text-muted-foreground text-sm">{t('afterRegistration')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
