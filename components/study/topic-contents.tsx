import { ChevronDown } from 'lucide-react';
import type { GuideTopic } from '@/lib/study/rules';

/** The topics of a guide; beside the text on a wide screen, folded above it on a narrow one. */
export function TopicContents({ topics }: { topics: readonly GuideTopic[] }) {
  const links = (
    <ul>
      {topics.map(({ slug, name }) => (
        <li key={slug}>
          <a href={`#${slug}`} className="block rounded-lg px-3 py-2 leading-snug hover:bg-muted">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="print:hidden">
      <details className="group rounded-xl border border-border bg-card p-2 lg:hidden">
        <summary className="flex cursor-pointer list-none items-center justify-between px-3 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </summary>
        <nav aria-label="On this page">{links}</nav>
      </details>
      <nav
        aria-labelledby="on-this-page"
        className="sticky top-6 -ml-3 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto lg:block"
      >
        <h2 id="on-this-page" className="px-3 pb-1 font-semibold">
          On this page
        </h2>
        {links}
      </nav>
    </div>
  );
}
