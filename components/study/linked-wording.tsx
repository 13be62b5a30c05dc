import { usePaths } from '#texts';
import { Wording } from '@/components/ui/wording';
import type { TextPart } from '@/lib/study/glossary-rules';

/** Paragraph of a guide. A glossary term links to its definition where it is first used. */
export function LinkedWording({ parts }: { parts: readonly TextPart[] }) {
  const toPath = usePaths();
  return parts.map(({ text, slug }, index) =>
    slug ? (
      <a
        key={slug}
        href={toPath(`/glossary#${slug}`)}
        className="underline decoration-border-strong decoration-dotted underline-offset-4 hover:decoration-current hover:decoration-solid print:no-underline"
      >
        <Wording text={text} />
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their position.
      <Wording key={index} text={text} />
    ),
  );
}
