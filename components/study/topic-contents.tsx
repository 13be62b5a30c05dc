import { useTranslations } from '#texts';
import type { GuideTopic } from '@/lib/study/rules';

/**
 * Table of contents beside the guide on a wide screen. On a narrow screen it is hidden, because the folded topics
 * already are a list of contents.
 */
export function TopicContents({ topics }: { topics: readonly GuideTopic[] }) {
  const t = useTranslations('guides');
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
    <nav
      aria-labelledby="on-this-page"
      className="sticky top-6 -ml-3 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto lg:block print:hidden"
    >
      <h2 id="on-this-page" className="px-3 pb-1 font-semibold">
        {t('onThisPage')}
      </h2>
      {links}
    </nav>
  );
}
