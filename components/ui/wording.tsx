import { keepTogether } from '@/lib/kernel/typography';

/** Names that a line must not break: "R-" at its end and "22" below would be read as something else. */
const NAMES = /(\b(?:(?:R|CFC|HCFC|HFC|HFO)-\d\w*|P-T\b))/;

/** A text of the trade with breaks only where a reader would pause; the text itself is as it was written. */
export function Wording({ text }: { text: string }) {
  const parts = keepTogether(text).split(NAMES);
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
