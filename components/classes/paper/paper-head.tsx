import type { PrintedView } from '@/lib/classes/paper/contract';

interface PaperHeadProps {
  printed: PrintedView;
  /** Kind of sheet: "Version A", "Answer sheet". */
  kind: string;
}

export const PaperHead = ({
  printed: { assignment, className, sectionName, questionCount, minutes },
  kind,
}: PaperHeadProps) => (
  <header className="mb-5 border-foreground border-b-2 pb-3">
    <div className="flex items-baseline justify-between gap-4">
      <h2 className="min-w-0 break-words font-bold text-2xl tracking-tight">{assignment.title}</h2>
      <p className="shrink-0 font-bold text-xl">{kind}</p>
    </div>
    <p className="mt-1 break-words">
      {className}. {sectionName}, {questionCount} questions{minutes === null ? '' : `, ${minutes} minutes`}.
    </p>
  </header>
);

const Line = ({ label, className }: { label: string; className: string }) => (
  <p className={`flex items-end gap-2 ${className}`}>
    {label}
    <span aria-hidden className="h-7 flex-1 border-foreground border-b" />
  </p>
);

/** Blank lines on which the student writes a name and the date. */
export const WhoLines = () => (
  <div className="mb-5 flex flex-wrap gap-x-6 gap-y-1">
    <Line label="Name" className="min-w-56 flex-1" />
    <Line label="Date" className="w-44" />
  </div>
);
