import type { ReactNode } from 'react';

interface RadioCardProps {
  /** Name of the radio group, the same for all its cards. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** Radio button styled as a card with room for a description. */
export function RadioCard({ name, isChosen, onChoose, children }: RadioCardProps) {
  return (
    <label className="flex min-h-12 min-w-0 cursor-pointer items-start gap-3 rounded-xl border-2 border-border bg-card p-3.5 hover:border-border-strong has-checked:border-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        name={name}
        className="mt-0.5 size-5 shrink-0 scroll-mt-4 scroll-mb-40"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="flex min-w-0 flex-col gap-1">{children}</span>
    </label>
  );
}
