/**
 * Character count of a text field and its limit. Not a live region, because the field stops accepting text at the limit
 * anyway.
 */
export function Counted({ text, limit }: { text: string; limit: number }) {
  return (
    <span className="tabular-nums">
      {text.length}/{limit}
    </span>
  );
}
