/** Stays on one line while there is room; an underline does not reach into such a part by itself. */
const PART = 'inline-block [text-decoration:inherit]';

/** "Type II: high-pressure appliances", broken after the colon rather than at the hyphen. */
export function SectionTitle({ title }: { title: string }) {
  const [name, machines] = title.split(': ');
  if (!machines) return title;
  return (
    <>
      <span className={PART}>{name}:</span> <span className={PART}>{machines}</span>
    </>
  );
}
