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
    <div className="overflow-hidden rounded-2xl border border-border bg-card">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Free and Pro compared</caption>
        <thead>
          <tr className="border-border border-b bg-muted">
            <th scope="col" className="w-2/5 px-3 py-3 sm:px-6">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="px-2 py-3 font-semibold sm:px-6">
              Free
            </th>
            <th scope="col" className="px-2 py-3 font-semibold sm:px-6">
              Pro
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {ROWS.map(([what, free, pro]) => (
            <tr key={what}>
              <th scope="row" className="px-4 py-3 font-medium sm:px-6">
                {what}
              </th>
              <td className="px-2 py-3 sm:px-6">
                <Cell text={free} />
              </td>
              <td className="px-2 py-3 sm:px-6">
                <Cell text={pro} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
