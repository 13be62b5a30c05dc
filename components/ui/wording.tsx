import { keepTogether } from '@/lib/kernel/typography';

/** Names that must not break across lines: "R-" at a line's end and "22" on the next would be misread. */
const NAMES = /(\b(?:(?:R|CFC|HCFC|HFC|HFO)-\d\w*|P-T\b))/;

/**
 * Domain text that breaks lines only where a reader would pause. Adds only layout elements and keeps the text itself.
 */
export function Wording({ text }: { text: string }) {
  const parts = keepTogether(text).split(NAMES);
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their position.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
