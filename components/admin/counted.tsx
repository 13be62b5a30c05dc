/**
 * Character count of a text field and its limit. Not a live region, because the field itself stops typing at the limit.
 */
export function Counted({ text, limit }: { text: string; limit: number }) {
  return (
    <span className="tabular-nums">
      {text.length}/{limit}
    </span>
  );
}
