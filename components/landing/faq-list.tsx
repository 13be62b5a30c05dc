import type { FrequentQuestion } from './faq';

export function FaqList({ questions }: { questions: readonly FrequentQuestion[] }) {
  return (
    <div className="divide-y divide-border rounded-2xl border border-border bg-card">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group px-5 sm:px-6">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold text-lg [&::-webkit-details-marker]:hidden">
            {question}
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180">
              <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
            </svg>
          </summary>
          <p className="max-w-measure pb-5">{answer}</p>
        </details>
      ))}
    </div>
  );
}
