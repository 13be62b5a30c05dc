import { Wording } from '@/components/ui/wording';

interface CitedPointsProps {
  title: string;
  /** Subject of the points, for screen readers: a page can have several lists with the same title. */
  about?: string;
  level: 'h2' | 'h3';
  points: readonly { text: string; cite: string }[];
}

/** Points to remember, each with its source. */
export function CitedPoints({ title, about, level: Heading, points }: CitedPointsProps) {
  return (
    <section
      aria-label={about ? `${about}: ${title.toLowerCase()}` : title}
      className="rounded-xl border-cold border-l-4 bg-card p-5 print:break-inside-avoid print:py-2"
    >
      <Heading className="font-semibold text-lg">{title}</Heading>
      <ul className="mt-2 flex flex-col gap-3">
        {points.map(({ text, cite }) => (
          <li key={text}>
            <span className="block max-w-measure">
              <Wording text={text} />
            </span>
            <span className="text-muted-foreground text-sm">
              <Wording text={cite} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
