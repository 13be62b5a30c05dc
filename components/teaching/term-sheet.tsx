import { SheetContent } from '@/components/ui/sheet';
import { Wording } from '@/components/ui/wording';
import type { TeachingTerm } from '@/lib/study/glossary-rules';

/** Sheet over the question with the definition of a term. */
export function TermSheet({ term: { term, es, en, text, cite } }: { term: TeachingTerm }) {
  return (
    <SheetContent side="bottom" title={<Wording text={term} />}>
      <p lang={en ? 'en' : 'es'} className="text-cold italic">
        {en ?? es.join(', ')}
      </p>
      <p lang={en ? 'es' : 'en'} className="mt-2 max-w-measure text-lg">
        <Wording text={text} />
      </p>
      {cite ? (
        <p className="mt-2 text-muted-foreground text-sm">
          <Wording text={cite} />
        </p>
      ) : null}
    </SheetContent>
  );
}
