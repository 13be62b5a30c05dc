import { Wording } from './wording';

/** Why an answer is right, and the rule that says so; what a question lacks is left out. */
export function Explanation({ text, source }: { text: string | undefined; source: string | undefined }) {
  return (
    <>
      {text ? (
        <p className="mt-2 max-w-measure">
          <Wording text={text} />
        </p>
      ) : null}
      {source ? (
        <p className="mt-2 text-muted-foreground text-sm">
          Source: <Wording text={source} />
        </p>
      ) : null}
    </>
  );
}
