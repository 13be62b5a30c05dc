import { Day } from '@/components/study/day';
import { QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import type { ExamOutcome } from '@/lib/outcomes/contract';

const nameOf = (id: number): string => SECTIONS.find((section) => section.id === id)?.name ?? '';

type Said = ExamOutcome['sections'][number];

function sentenceOf({ sectionId, passed, correct, chance }: Said): string {
  const score = correct === null ? '' : `, ${correct} of ${QUESTIONS_PER_SECTION}`;
  const told = chance === null ? '' : ` We had told a chance of ${chance}%.`;
  return `${nameOf(sectionId)}: ${passed ? 'passed' : 'not passed'}${score}.${told}`;
}

/** What the learner has said so far. */
export function ToldList({ outcomes }: { outcomes: readonly ExamOutcome[] }) {
  if (outcomes.length === 0) return null;
  return (
    <section aria-labelledby="told" className="flex flex-col gap-3">
      <h2 id="told" className="font-semibold text-xl">
        What you have said
      </h2>
      {outcomes.map(({ examDate, sections }) => (
        <div key={examDate}>
          <h3 className="font-medium">
            <Day day={examDate} />
          </h3>
          <ul className="mt-1 flex flex-col gap-1">
            {sections.map((section) => (
              <li key={section.sectionId}>{sentenceOf(section)}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <a href="/calibration" className="text-primary underline underline-offset-4">
          How our chances compare with what happened
        </a>
      </p>
    </section>
  );
}
