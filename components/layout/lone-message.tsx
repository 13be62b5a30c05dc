import type { ReactNode } from 'react';

interface LoneMessageProps {
  picture?: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

/** Page with a single message. */
export function LoneMessage({ picture, title, children }: LoneMessageProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-10 text-center sm:py-16">
      {picture}
      <h1 className="text-balance font-bold text-3xl tracking-tight sm:text-4xl">{title}</h1>
      {children}
    </div>
  );
}
