/**
 * Keeps a part on one line while it fits. Inherits the underline, which does not reach into an inline block by itself.
 */
const PART = 'inline-block [text-decoration:inherit]';

/** Breaks "Type II: high-pressure appliances" after the colon rather than at the hyphen. */
export function SectionTitle({ title }: { title: string }) {
  const [name, machines] = title.split(': ');
  if (!machines) return title;
  return (
    <>
      <span className={PART}>{name}:</span> <span className={PART}>{machines}</span>
    </>
  );
}
