import { OPEN_BOOK_PASS_PER_SECTION, PASS_PER_SECTION, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import { listNames } from '@/lib/kernel/words';
import { type EquipmentId, sectionsFor, wayFor } from '@/lib/plan/study-path-rules';

/**
 * Recommends the certification type that the chosen equipment needs. Source of the exam rules: 40 CFR Part 82 Subpart
 * F, Appendix D.
 */
export function WayResult({ equipment }: { equipment: ReadonlySet<EquipmentId> }) {
  const { certification, canBeTakenByMail } = wayFor(equipment);
  const sectionIds = sectionsFor(equipment);
  return (
    <section aria-labelledby="way-result" className="rounded-xl border border-border bg-card p-5 sm:p-6">
      <h2 id="way-result" className="font-semibold text-xl">
        You need {certification}:{' '}
        {listNames(SECTIONS.filter(({ id }) => sectionIds.includes(id)).map(({ name }) => name))}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
        <li>
          {QUESTIONS_PER_SECTION} questions in each section, {PASS_PER_SECTION} right pass it in a proctored,
          closed-book exam. Each section is graded on its own.
        </li>
        {canBeTakenByMail ? (
          <li>
            Type I alone can also be taken open book and without a proctor, by mail, where a certifying organization
            offers it. It then takes {OPEN_BOOK_PASS_PER_SECTION} of {QUESTIONS_PER_SECTION} in Core and in Type I, and
            the result does not count toward Universal later. If you might want more than Type I one day, take it with a
            proctor.
          </li>
        ) : (
          <li>The exam is proctored and closed-book. Some organizations test online with a remote proctor.</li>
        )}
        <li>Passed Core with a proctor before? It counts for every type: take it off in your plan.</li>
      </ul>
    </section>
  );
}
