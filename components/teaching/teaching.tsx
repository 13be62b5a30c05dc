'use client';

import { BookOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLanguage, useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Wording } from '@/components/ui/wording';
import { SECTIONS } from '@/lib/kernel/exam';
import type { Language } from '@/lib/kernel/language';
import { linkFirstUses, type TeachingTerm, type TextPart } from '@/lib/study/glossary-rules';
import { PassageSheet } from './passage-sheet';
import { TermSheet } from './term-sheet';
import type { ExplainedQuestion } from './types';
import { useTerms } from './use-terms';

/**
 * Explanation whose glossary terms can be tapped, with a link to the passage in the guide. `language`: language of the
 * question if it is not that of the page. Terms and passages are in the language of the question.
 */
export function Teaching({ question, language }: { question: ExplainedQuestion; language?: Language | undefined }) {
  const t = useTranslations('study');
  const site = useTranslations('site');
  const { explanation = '', reference } = question;
  const page = useLanguage();
  const shownIn = language ?? page;
  const terms = useTerms(shownIn);
  const [shown, setShown] = useState<TeachingTerm | 'passage' | null>(null);
  const { parts, others } = useMemo(() => findTerms(question, terms), [question, terms]);
  const group = SECTIONS.find(({ id }) => id === question.sectionId)?.group;
  const showTerm = (slug: string) => setShown(terms.find((term) => term.slug === slug) ?? null);
  return (
    <>
      {explanation ? (
        <p className="mt-2 max-w-measure" lang={language}>
          {parts.map(({ text, slug }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their position.
            <Piece key={place} text={text} onTap={slug ? () => showTerm(slug) : null} />
          ))}
        </p>
      ) : null}
      {reference ? (
        <p className="mt-2 text-muted-foreground text-sm">
          {site('source')}{' '}
          <span lang={language}>
            <Wording text={reference} />
          </span>
        </p>
      ) : null}
      {others.length > 0 ? (
        <p className="mt-2 text-sm">
          {t('terms')}{' '}
          {others.map((term, place) => (
            <span key={term.slug}>
              {place > 0 ? ', ' : ''}
              <Piece text={term.term} onTap={() => showTerm(term.slug)} />
            </span>
          ))}
        </p>
      ) : null}
      {group ? (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 -ml-3"
          aria-haspopup="dialog"
          onClick={() => setShown('passage')}
        >
          <BookOpen aria-hidden className="size-4" />
          {t('readAboutThis')}
        </Button>
      ) : null}
      <Sheet open={shown !== null} onOpenChange={() => setShown(null)}>
        {shown === 'passage' && group ? <PassageSheet question={question} group={group} language={shownIn} /> : null}
        {shown !== null && shown !== 'passage' ? <TermSheet term={shown} /> : null}
      </Sheet>
    </>
  );
}

const TERM =
  'inline cursor-pointer underline decoration-dotted underline-offset-4 hover:decoration-solid focus-visible:outline-3 focus-visible:outline-ring';

function Piece({ text, onTap }: { text: string; onTap: (() => void) | null }) {
  if (!onTap) return <Wording text={text} />;
  return (
    <button type="button" aria-haspopup="dialog" onClick={onTap} className={TERM}>
      <Wording text={text} />
    </button>
  );
}

interface FoundTerms {
  /** Explanation, split where glossary terms occur. */
  parts: readonly TextPart[];
  /** Terms that occur in the question or its options but not in the explanation. */
  others: readonly TeachingTerm[];
}

function findTerms({ text, explanation = '', answers }: ExplainedQuestion, terms: readonly TeachingTerm[]): FoundTerms {
  const [parts = []] = linkFirstUses([explanation], terms);
  const known = new Set(parts.map(({ slug }) => slug));
  const asked = linkFirstUses([text, ...answers.map((answer) => answer.text)], terms).flat();
  const slugs = new Set(asked.flatMap(({ slug }) => (slug && !known.has(slug) ? [slug] : [])));
  return { parts, others: terms.filter(({ slug }) => slugs.has(slug)) };
}
