import { CircleCheck } from 'lucide-react';
import { Wording } from '@/components/ui/wording';
import type { AdminReportView } from '@/lib/reports/answering/contract';

/** The question as the reporter saw it: its options, the key at that time, and the reporter's answer. */
export function ReportedQuestion({ report: { questionText, answers } }: { report: AdminReportView }) {
  const isChosenKnown = answers.some(({ isChosen }) => isChosen);
  return (
    <div dir="auto" className="break-words">
      <p className="font-medium">
        <Wording text={questionText} />
      </p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {answers.map(({ id, text, isCorrect, isChosen }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-border px-3 py-2"
          >
            <span className="min-w-0 flex-1">
              <Wording text={text} />
            </span>
            {isCorrect ? (
              <span className="flex items-center gap-1.5 font-semibold text-success-foreground">
                <CircleCheck aria-hidden className="size-5" /> Key
              </span>
            ) : null}
            {isChosen ? <span className="font-semibold">Reporter chose this</span> : null}
          </li>
        ))}
      </ul>
      {isChosenKnown ? null : <p className="mt-2 text-muted-foreground text-sm">The reporter’s choice is not known.</p>}
    </div>
  );
}
