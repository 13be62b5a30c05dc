import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
import { CitedPoints } from '@/components/study/cited-points';
import { Wording } from '@/components/ui/wording';
import type { Outcome } from '@/lib/tools/entry-rules';

interface ToolBodyProps {
  outcome: Outcome<string>;
  children: ReactNode;
}

/** Result and fields of a tool. The result comes first and stays visible, even above a phone's on-screen keyboard. */
export function ToolBody({ outcome, children }: ToolBodyProps) {
  const t = useTranslations('tools');
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
      <section
        aria-labelledby="result"
        className="sticky top-0 z-10 -mx-4 border-border border-y bg-card px-4 py-3 shadow-card lg:top-6 lg:order-2 lg:mx-0 lg:rounded-2xl lg:border lg:p-6 print:static"
      >
        <h2 id="result" className="font-semibold text-base text-muted-foreground max-lg:sr-only">
          {t('result')}
        </h2>
        <div role="status" className="min-h-27">
          <Answer outcome={outcome} />
        </div>
      </section>
      {/* The scroll margin keeps the sticky result from covering a focused field. */}
      <div className="flex min-w-0 flex-col gap-6 max-lg:[&_:is(input,select,button)]:scroll-mt-64">
        {children}
        {outcome.kind === 'ruling' && outcome.ruling.notes.length > 0 ? (
          <CitedPoints title={t('relatedRules')} level="h2" points={outcome.ruling.notes} />
        ) : null}
      </div>
    </div>
  );
}

function Answer({ outcome }: { outcome: Outcome<string> }) {
  const t = useTranslations('tools');
  if (outcome.kind === 'waiting') return <p className="text-lg text-muted-foreground">{outcome.say}</p>;
  if (outcome.kind === 'refused') return <p className="text-lg">{t('noResult')}</p>;
  const { headline, detail, cite } = outcome.ruling;
  return (
    <>
      <p className="text-balance font-bold text-2xl leading-tight tracking-tight lg:mt-1 lg:text-3xl">
        <Wording text={headline} />
      </p>
      <p className="mt-1 leading-snug">
        <Wording text={detail} />
      </p>
      <p className="mt-1 text-muted-foreground text-sm">
        <Wording text={cite} />
      </p>
    </>
  );
}
