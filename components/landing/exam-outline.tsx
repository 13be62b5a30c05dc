import { usePaths, useTranslations } from '#texts';
import { useSections } from '@/components/messages/use-sections';
import { SectionArt } from '@/components/study/section-art';
import { SectionTitle } from '@/components/study/section-title';
import { Wording } from '@/components/ui/wording';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';

/** Draws all squares as one path, because separate elements would make up more HTML than the text of the page. */
const squares = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 12 + 1.5} 1.5h9v9h-9z`).join('');

const PASSED = squares(0, PASS_PER_SECTION);
const SPARE = squares(PASS_PER_SECTION, QUESTIONS_PER_SECTION);

/** Shows a square for each question of a section and fills as many as are needed to pass. */
function PassMark() {
  const t = useTranslations('landing');
  return (
    <p className="mt-6 flex flex-col gap-2 sm:max-w-md">
      <svg viewBox={`0 0 ${QUESTIONS_PER_SECTION * 12} 12`} aria-hidden="true" className="w-full">
        <path d={PASSED} className="fill-cold stroke-cold" strokeLinejoin="round" strokeWidth="1.5" />
        <path d={SPARE} fill="none" className="stroke-border-strong" strokeLinejoin="round" strokeWidth="1.5" />
      </svg>
      <span className="font-medium">
        {t('passSectionBySection', { pass: PASS_PER_SECTION, questions: QUESTIONS_PER_SECTION })}
      </span>
    </p>
  );
}

/** `guides` lists the section groups that have a study guide. */
export function ExamOutline({ guides }: { guides: readonly string[] }) {
  const t = useTranslations('landing');
  const toPath = usePaths();
  const { nameOf, titleOf, descriptionOf } = useSections();
  return (
    <section id="exam" aria-labelledby="exam-title" className="mx-auto max-w-6xl px-4 py-14 sm:py-20">
      <h2 id="exam-title" className="font-bold text-3xl tracking-tight sm:text-4xl">
        {t('whatTheExamAsks')}
      </h2>
      <p className="mt-3 max-w-measure text-lg text-muted-foreground">
        {t('examOutline', { questions: QUESTIONS_PER_SECTION, pass: PASS_PER_SECTION })}
      </p>
      <PassMark />
      <ul className="mt-8 grid gap-4 md:grid-cols-2">
        {SECTIONS.map((section) => (
          <li
            key={section.id}
            className="flex flex-wrap gap-4 rounded-2xl border border-border bg-card p-4 sm:gap-6 sm:p-6"
          >
            <SectionArt
              group={section.group}
              className="h-19 w-24 shrink-0 rounded-xl bg-background p-2 sm:h-28 sm:w-38 md:max-lg:h-19 md:max-lg:w-24"
            />
            <div className="min-w-0 flex-[1_1_8rem]">
              <h3 className="text-balance font-semibold text-xl">
                <SectionTitle title={titleOf(section.group)} />
              </h3>
              <p className="mt-1 text-muted-foreground">
                <Wording text={descriptionOf(section.group)} />
              </p>
              {guides.includes(section.group) ? (
                <a
                  href={toPath(`/study/${section.group}`)}
                  className="mt-2 inline-block py-1.5 pointer-coarse:py-2.5 font-semibold text-primary underline underline-offset-4 hover:no-underline"
                >
                  {t('studySection', { name: nameOf(section.group) })}
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
