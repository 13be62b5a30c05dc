/** "Type II: high-pressure appliances", broken after the colon rather than at the hyphen. */
export function SectionTitle({ title }: { title: string }) {
  const [name, machines] = title.split(': ');
  if (!machines) return title;
  return (
    <>
      {name}: <span className="inline-block [text-decoration:inherit]">{machines}</span>
    </>
  );
}
