import { useTranslations } from '#texts';
import { useListNames } from '@/components/messages/use-formats';
import { useSections } from '@/components/messages/use-sections';
import type { BankRecord } from '@/lib/track-record/rules';
import { FREE_TODAY_ID } from './free-today';

/** Describes what is free today, above the planned paid offer. */
export function FreeNow({ bank: { sections, questions, examQuestions } }: { bank: BankRecord }) {
  const t = useTranslations('landing');
  const { nameOf } = useSections();
  const listNames = useListNames();
  const counts = sections.map(({ group, questions: count }) => t('countInSection', { count, section: nameOf(group) }));
  return (
    <div className="mb-6 rounded-2xl border-2 border-cold bg-card p-5 sm:p-6">
      <p className="max-w-measure font-semibold text-xl">{t('proNotOnSale', { questions })}</p>
      <p className="mt-2 max-w-measure text-muted-foreground">
        {t('bankCounts', { counts: listNames(counts), examQuestions })}{' '}
        <a href={`#${FREE_TODAY_ID}`} className="text-primary underline underline-offset-4">
          {t('compare')}
        </a>
      </p>
    </div>
  );
}
