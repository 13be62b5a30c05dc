import { memo } from 'react';
import { useTranslations } from '#texts';
import { Wording } from '@/components/ui/wording';
import type { GlossaryEntry } from '@/lib/study/guides/glossary';

interface GlossaryTermProps {
  entry: GlossaryEntry;
  isShown: boolean;
}

/**
 * Term of the glossary with a link to itself. Memoized, because the filter shows or hides only a few of hundreds of
 * terms at each keystroke.
 */
export const GlossaryTerm = memo(function GlossaryTerm({ entry, isShown }: GlossaryTermProps) {
  const t = useTranslations('glossary');
  const { slug, term, es, en, text, cite } = entry;
  return (
    <div
      id={slug}
      hidden={!isShown}
      itemProp="hasDefinedTerm"
      itemScope
      itemType="https://schema.org/DefinedTerm"
      className="-mx-3 break-inside-avoid scroll-mt-4 rounded-lg px-3 py-2.5 target:bg-muted print:mx-0 print:px-0 print:py-0.5 print:text-sm print:leading-tight print:target:bg-transparent"
    >
      <dt className="font-semibold text-lg print:text-base print:leading-tight">
        <a href={`#${slug}`} itemProp="url" className="underline-offset-4 hover:underline">
          <span itemProp="name">
            <Wording text={term} />
          </span>
        </a>
      </dt>
      {en === undefined ? (
        <dd lang="es" className="text-cold italic">
          {es.join(', ')}
        </dd>
      ) : (
        <>
          {en === term ? null : (
            <dd lang="en" className="text-cold italic">
              <Wording text={en} />
            </dd>
          )}
          {es.length > 0 ? <dd className="text-muted-foreground">{t('alsoHeard', { names: es.join(', ') })}</dd> : null}
        </>
      )}
      <dd className="max-w-measure">
        <span itemProp="description">
          <Wording text={text} />
        </span>
        {cite ? (
          <span className="block text-muted-foreground text-sm">
            <Wording text={cite} />
          </span>
        ) : null}
      </dd>
    </div>
  );
});
