import { SECTION_COUNT_WORD } from '@/lib/kernel/section-facts';
import { listNames } from '@/lib/kernel/words';
import type { BankRecord } from '@/lib/track-record/rules';
import { FREE_TODAY_ID } from './free-today';

/** Describes what is free today, above the planned paid offer. */
export function FreeNow({ bank: { sections, questions, examQuestions } }: { bank: BankRecord }) {
  const counts = sections.map((section) => `${section.questions.toLocaleString('en-US')} in ${section.name}`);
  return (
    <div className="mb-6 rounded-2xl border-2 border-cold bg-card p-5 sm:p-6">
      <p className="max-w-measure font-semibold text-xl">
        Pro isn't on sale yet. Today a free account has everything: all {questions.toLocaleString('en-US')} questions
        and the full exam.
      </p>
      <p className="mt-2 max-w-measure text-muted-foreground">
        That is {listNames(counts)}; {examQuestions.toLocaleString('en-US')} of them are short questions like those on
        the exam. The exam covers all {SECTION_COUNT_WORD} sections on the clock.{' '}
        <a href={`#${FREE_TODAY_ID}`} className="text-primary underline underline-offset-4">
          Compare
        </a>
      </p>
    </div>
  );
}
