/** Shows the used part of a text limit. Has no live region: the limit itself stops the typing. */
export function Counted({ text, limit }: { text: string; limit: number }) {
  return (
    <span className="tabular-nums">
      {text.length}/{limit}
    </span>
  );
}
