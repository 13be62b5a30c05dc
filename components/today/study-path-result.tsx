import { useTranslations } from '#texts';
import { useListNames } from '@/components/messages/use-formats';
import { useSections } from '@/components/messages/use-sections';
import { OPEN_BOOK_PASS_PER_SECTION, PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { type EquipmentId, wayFor } from '@/lib/plan/study-path-rules';

/**
 * Recommends the certification type that the chosen equipment needs. Source of the exam rules: 40 CFR Part 82 Subpart
 * F, Appendix D.
 */
export function WayResult({ equipment }: { equipment: ReadonlySet<EquipmentId> }) {
  const t = useTranslations('today');
  const { nameOf } = useSections();
  const listNames = useListNames();
  const { types, isUniversal, canBeTakenByMail } = wayFor(equipment);
  const total = QUESTIONS_PER_SECTION;
  return (
    <section aria-labelledby="way-result" className="rounded-xl border border-border bg-card p-5 sm:p-6">
      <h2 id="way-result" className="font-semibold text-xl">
        {t('youNeed', {
          certification: isUniversal ? t('universal') : listNames(types.map(nameOf)),
          sections: listNames(['core' as const, ...types].map(nameOf)),
        })}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
        <li>{t('wayPass', { total, pass: PASS_PER_SECTION })}</li>
        <li>{canBeTakenByMail ? t('wayByMail', { total, pass: OPEN_BOOK_PASS_PER_SECTION }) : t('wayProctored')}</li>
        <li>{t('wayCore')}</li>
      </ul>
    </section>
  );
}
