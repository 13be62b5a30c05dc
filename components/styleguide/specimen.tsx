import type { ReactNode } from 'react';

interface SpecimenProps {
  title: string;
  /** Accepted props and when to use the component. */
  note: string;
  children: ReactNode;
}

export function Specimen({ title, note, children }: SpecimenProps) {
  return (
    <section aria-label={title} className="border-border border-t pt-6">
      <h2 className="font-semibold text-xl">{title}</h2>
      <p className="mt-1 mb-4 max-w-measure text-muted-foreground">{note}</p>
      {children}
    </section>
  );
}
