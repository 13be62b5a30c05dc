import { Wording } from './wording';

/** Explanation of the right answer, and the rule on which it is based. Either may be missing. */
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
