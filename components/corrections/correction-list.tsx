import { useLanguage, useTranslations } from '#texts';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import type { CorrectionView } from '@/lib/corrections/contract';

/** Lists corrections, newest first. `corrections` is null if they cannot be read. */
export function CorrectionList({ corrections }: { corrections: CorrectionView[] | null }) {
  const t = useTranslations('corrections');
  if (!corrections) return <EmptyState title={t('notRead')}>{t('tryLater')}</EmptyState>;
  if (corrections.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <ol className="flex flex-col gap-5">
      {corrections.map((correction) => (
        <li key={correction.id} id={`correction-${correction.id}`} className="scroll-mt-24">
          <Entry correction={correction} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ correction }: { correction: CorrectionView }) {
  const t = useTranslations('corrections');
  // Questions and reasons are recorded in English.
  const recorded = useLanguage() === 'en' ? undefined : 'en';
  const { id, questionId, kind, questionText, why, rule, takenBackAt } = correction;
  const title = t(`kinds.${kind}`, { id: questionId });
  const rows = [
    { name: t('question'), text: questionText, lang: recorded },
    { name: t('change'), text: useChange(correction) },
    { name: t('why'), text: why, lang: recorded },
    { name: t('rule'), text: rule, lang: recorded },
  ];
  return (
    <article aria-labelledby={`title-${id}`} className="rounded-xl border border-border bg-card p-5">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`title-${id}`} className="font-semibold text-lg">
          {takenBackAt ? t('titleTakenBack', { title }) : title}
        </h2>
        {takenBackAt ? <Badge variant="warning">{t('takenBack')}</Badge> : null}
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
        {rows.map(({ name, text, lang }) => (
          <div key={name} className="contents">
            <dt className="font-medium text-muted-foreground">{name}</dt>
            <dd dir="auto" lang={lang} className="min-w-0 break-words">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <Dates {...correction} />
    </article>
  );
}

/** Describes what changed. The feed and the admin panel say the same in English (`sayCorrection`). */
function useChange({ kind, said, right, takenBackAt, takenBackWhy }: CorrectionView): string {
  const t = useTranslations('corrections');
  const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(` ${t('and')} `);
  const now = kind === 'withdrawn' ? t('withdrawn') : t('right', { texts: quoted(right) });
  const after = takenBackAt ? t('wasTakenBack', { why: takenBackWhy }) : now;
  return `${t('former', { texts: quoted(said) })} ${after}`;
}

function Dates({ createdAt, since, finder, madeBy }: CorrectionView) {
  const t = useTranslations('corrections');
  return (
    <p className="mt-3 text-muted-foreground text-sm">
      {t.rich(madeBy === 'bank' ? 'datesByBank' : 'dates', {
        corrected: () => <LocalTime instant={createdAt} look="day" />,
        since: () => <LocalTime instant={since} look="day" />,
      })}
      {finder ? ` ${t('foundBy', { name: finder })}` : ''}
    </p>
  );
}
