import { Table, TableBody, TableCell, TableHead, TableHeader } from '@/components/ui/table';
import { FREE_SAMPLE_QUESTIONS } from '@/lib/kernel/exam';
import { FREE_TODAY_ID } from './free-today';

const FREE_SAMPLE = `${FREE_SAMPLE_QUESTIONS} per section`;

type Row = readonly [what: string, today: string, free: string, pro: string];

const rowsOf = (questions: number): readonly Row[] => [
  ['Questions', `All ${questions.toLocaleString('en-US')}`, FREE_SAMPLE, '500+ questions'],
  ['Practice tests', 'Unlimited retakes', 'Mock test', 'Unlimited retakes'],
  ['Explanation and rule for each answer', 'Yes', 'Yes', 'Yes'],
  ['Study guides', 'Yes', 'Yes', 'Yes'],
  ['Favorite questions', 'Yes', 'No', 'Yes'],
  ['Saved results', 'Yes', 'No', 'Yes'],
  ['Statistics', 'Yes', 'No', 'Yes'],
  ['Full exam simulation', 'Yes', 'No', 'Yes'],
];

function Cell({ text }: { text: string }) {
  const isYes = text === 'Yes';
  if (!isYes && text !== 'No') return text;
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 24 24" aria-hidden="true" className={isYes ? 'size-5 text-cold' : 'size-5 text-border-strong'}>
        <path
          d={isYes ? 'm5 12.5 4.5 4.5L19 7.5' : 'M6 12h12'}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {text}
    </span>
  );
}

const CELL = 'px-2! py-3! sm:px-6!';
const TODAY = 'bg-cold/10';

/** `questions` is the number of questions in the bank. */
export function PlanComparison({ questions }: { questions: number }) {
  return (
    <Table caption="Free and Pro compared" captionHidden>
      <TableHead>
        <tr className="align-bottom">
          <TableHeader className="w-1/3 max-sm:px-3!">
            <span className="sr-only">What</span>
          </TableHeader>
          <TableHeader
            id={FREE_TODAY_ID}
            tabIndex={-1}
            className={`scroll-mt-24 focus:outline-2 focus:outline-cold focus:-outline-offset-2 ${CELL} ${TODAY}`}
          >
            Free account, today
          </TableHeader>
          <TableHeader className={CELL}>Free</TableHeader>
          <TableHeader className={CELL}>Pro</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rowsOf(questions).map(([what, today, free, pro]) => (
          <tr key={what}>
            <TableHeader scope="row" className="px-3! py-3! font-medium! sm:px-6!">
              {what}
            </TableHeader>
            <TableCell className={`align-middle! ${CELL} ${TODAY}`}>
              <Cell text={today} />
            </TableCell>
            <TableCell className={`align-middle! ${CELL}`}>
              <Cell text={free} />
            </TableCell>
            <TableCell className={`align-middle! ${CELL}`}>
              <Cell text={pro} />
            </TableCell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
