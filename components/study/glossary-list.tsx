'use client';

import { useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from '#texts';
import { Fold } from '@/components/ui/fold';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { findTerms, groupByLetter } from '@/lib/study/glossary-rules';
import type { GlossaryEntry } from '@/lib/study/guides/glossary';
import { GlossaryTerm } from './glossary-term';

const anchorOf = (letter: string) => `letter-${letter.toLowerCase()}`;

/** Links to the letters. A press clears the filter first, because a link cannot scroll to a hidden term. */
function Letters({ letters, onJump }: { letters: readonly string[]; onJump: () => void }) {
  const t = useTranslations('glossary');
  return (
    <nav aria-label={t('letters')} className="print:hidden">
      <ul className="flex flex-wrap gap-1">
        {letters.map((letter) => (
          <li key={letter}>
            <a
              href={`#${anchorOf(letter)}`}
              onClick={onJump}
              className="inline-flex size-10 items-center justify-center rounded-lg border border-border bg-card font-semibold hover:bg-muted"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Filter({ typed, onType, shown }: { typed: string; onType: (text: string) => void; shown: string }) {
  const t = useTranslations('glossary');
  const id = useId();
  return (
    // Hidden without scripts, because the filter needs them.
    <search className="noscript:hidden print:hidden">
      <Label htmlFor={id} className="block">
        {t('find')}
      </Label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className="mt-1.5 max-w-md"
      />
      <p role="status" className="mt-2 min-h-6 text-muted-foreground">
        {shown}
      </p>
    </search>
  );
}

/** Terms by letter, filtered on the device while the user types. */
export function GlossaryList({ terms }: { terms: readonly GlossaryEntry[] }) {
  const t = useTranslations('glossary');
  const [typed, setTyped] = useState('');
  const groups = useMemo(() => groupByLetter(terms), [terms]);
  const shown = useMemo(() => new Set(findTerms(terms, typed).map(({ slug }) => slug)), [terms, typed]);
  const some = shown.size === 0 ? t('noneShown') : t('someShown', { shown: shown.size, all: terms.length });
  const showAll = () => flushSync(() => setTyped(''));
  return (
    // Microdata instead of JSON-LD, because JSON-LD would repeat every text in the page.
    <div itemScope itemType="https://schema.org/DefinedTermSet">
      <meta itemProp="name" content={t('setName')} />
      <div className="mb-8 flex flex-col gap-4">
        <Filter typed={typed} onType={setTyped} shown={shown.size === terms.length ? '' : some} />
        <Letters letters={groups.map(({ letter }) => letter)} onJump={showAll} />
      </div>
      {groups.map((group) => (
        <Fold
          key={group.letter}
          open={typed === '' ? undefined : true}
          hidden={!group.terms.some(({ slug }) => shown.has(slug))}
          className="border-border border-b print:mb-3"
          heading={
            <>
              <h2 id={anchorOf(group.letter)} className="scroll-mt-4 font-bold text-2xl">
                {group.letter}
              </h2>
              <span className="text-muted-foreground">{t('terms', { count: group.terms.length })}</span>
            </>
          }
        >
          <dl className="lg:columns-2 lg:gap-x-10 print:columns-2 print:gap-x-6">
            {group.terms.map((entry) => (
              <GlossaryTerm key={entry.slug} entry={entry} isShown={shown.has(entry.slug)} />
            ))}
          </dl>
        </Fold>
      ))}
    </div>
  );
}
