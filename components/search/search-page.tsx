'use client';

import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { AnsweredList, FoundList } from './found-list';
import { SearchForm } from './search-form';
import { SearchKeyChoice } from './search-key-choice';
import { useAnsweredQuestions, useFound } from './use-found';

/** Searches while the user types: the site's pages on the device, the member's answered questions on the server. */
export function SearchPage() {
  const t = useTranslations('search');
  const toPath = usePaths();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setTyped(new URLSearchParams(location.search).get('q') ?? '');
    area.current?.querySelector('input')?.focus();
  }, []);
  const keep = (text: string) => {
    setTyped(text);
    // Stores the query in the URL, so that the back button from a result restores it.
    history.replaceState(history.state, '', toPath(text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`));
  };
  return (
    <div ref={area}>
      <PageHeader title={t('title')} />
      <SearchForm typed={typed} onType={keep} />
      <Results asked={asked} />
      <SearchKeyChoice />
    </div>
  );
}

function Results({ asked }: { asked: string }) {
  const t = useTranslations('search');
  const { found, isError, retry } = useFound(asked);
  const answered = useAnsweredQuestions(asked);
  return (
    <>
      <p role="status" className="mt-3 min-h-6 text-muted-foreground">
        {asked === '' || isError
          ? ''
          : found === null
            ? t('loading')
            : found.length === 0
              ? t('nothing')
              : t('results', { count: found.length })}
      </p>
      {isError ? (
        <Alert variant="error">
          <p>{t('notLoaded')}</p>
          <Button variant="outline" className="mt-3" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </Alert>
      ) : null}
      <FoundList found={found ?? []} />
      {answered.questions.length > 0 ? (
        <section aria-labelledby="own-questions" className="mt-8">
          <h2 id="own-questions" className="font-semibold text-xl">
            {t('answered')}
          </h2>
          <AnsweredList questions={answered.questions} />
        </section>
      ) : null}
      {answered.isError ? <p className="mt-6 text-muted-foreground">{t('answeredOnline')}</p> : null}
    </>
  );
}
