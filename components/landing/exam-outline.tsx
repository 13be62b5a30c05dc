import { PASS_PER_SECTION, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';

const PER_ROW = Math.round(Math.sqrt(QUESTIONS_PER_SECTION));

/** One path for many squares: a page of them, one by one, would weigh more than its text. */
const squares = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index)
    .map((at) => `M${(at % PER_ROW) * 12 + 1.5} ${Math.floor(at / PER_ROW) * 12 + 1.5}h9v9h-9z`)
    .join('');

const PASSED = squares(0, PASS_PER_SECTION);
const SPARE = squares(PASS_PER_SECTION, QUESTIONS_PER_SECTION);

/** As many squares as there are questions, and those filled that it takes to pass. */
function PassDots() {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true" className="size-16 shrink-0 sm:size-18">
      <path d={PASSED} className="fill-cold stroke-cold" strokeLinejoin="round" strokeWidth="1.5" />
      <path d={SPARE} fill="none" className="stroke-border-strong" strokeLinejoin="round" strokeWidth="1.5" />
    </svg>
  );
}

/** `guides`: the groups that have a study guide. */
export function ExamOutline({ guides }: { guides: readonly string[] }) {
  return (
    <section id="exam" aria-labelledby="exam-title" className="mx-auto max-w-6xl px-4 py-14 sm:py-20">
      <h2 id="exam-title" className="font-bold text-3xl tracking-tight sm:text-4xl">
        What the exam asks
      </h2>
      <p className="mt-3 max-w-prose text-lg text-muted-foreground">
        Core and up to three types, {QUESTIONS_PER_SECTION} questions each. {PASS_PER_SECTION} right answers pass a
        section. Pass Core and one type to be certified for it; pass all four sections and you are Universal.
      </p>
      <ul className="mt-8 grid gap-4 md:grid-cols-2">
        {SECTIONS.map((section) => (
          <li key={section.id} className="flex gap-5 rounded-2xl border border-border bg-card p-5 sm:p-6">
            <PassDots />
            <div className="min-w-0">
              <h3 className="font-semibold text-xl">{section.title}</h3>
              <p className="mt-1 text-muted-foreground">{section.description}</p>
              <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
                <span className="font-medium">
                  {PASS_PER_SECTION} of {QUESTIONS_PER_SECTION} to pass
                </span>
                {guides.includes(section.group) ? (
                  <a
                    href={`/study/${section.group}`}
                    className="py-1.5 font-semibold text-primary underline underline-offset-4 hover:no-underline"
                  >
                    Study {section.name}
                  </a>
                ) : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
