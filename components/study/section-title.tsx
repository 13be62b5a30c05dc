/**
 * Keeps a part of the title on one line while it fits. Inherits the underline explicitly, because inline blocks do not
 * get it from a link.
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
