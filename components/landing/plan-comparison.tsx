import { Table, TableBody, TableCell, TableHead, TableHeader } from '@/components/ui/table';
import { FREE_SAMPLE_QUESTIONS } from '@/lib/kernel/exam';

const ROWS: readonly (readonly [what: string, free: string, pro: string])[] = [
  ['Questions', `${FREE_SAMPLE_QUESTIONS} per section`, '500+ questions'],
  ['Practice tests', 'Mock test', 'Unlimited retakes'],
  ['Explanation and rule for each answer', 'Yes', 'Yes'],
  ['Study guides', 'Yes', 'Yes'],
  ['Favorite questions', 'No', 'Yes'],
  ['Saved results', 'No', 'Yes'],
  ['Statistics', 'No', 'Yes'],
  ['Full exam simulation', 'No', 'Yes'],
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

export function PlanComparison() {
  return (
    <Table caption="Free and Pro compared" captionHidden>
      <TableHead>
        <tr>
          <TableHeader className="w-2/5">
            <span className="sr-only">What</span>
          </TableHeader>
          <TableHeader className="px-2! sm:px-6!">Free</TableHeader>
          <TableHeader className="px-2! sm:px-6!">Pro</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {ROWS.map(([what, free, pro]) => (
          <tr key={what}>
            <TableHeader scope="row" className="px-4! py-3! font-medium! sm:px-6!">
              {what}
            </TableHeader>
            {[free, pro].map((text, plan) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same.
              <TableCell key={plan} className="px-2! py-3! align-middle! sm:px-6!">
                <Cell text={text} />
              </TableCell>
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
