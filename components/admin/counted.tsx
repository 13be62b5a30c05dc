/** How much of a text's limit is used. Not announced at each key: the limit itself stops the typing. */
export function Counted({ text, limit }: { text: string; limit: number }) {
  return (
    <span className="tabular-nums">
      {text.length}/{limit}
    </span>
  );
}
