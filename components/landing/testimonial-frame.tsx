import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
import { cn } from '@/components/ui/cn';

interface Quote {
  quote: string;
  name: string;
  role: string;
  /** Content above the quotes. */
  head?: ReactNode;
}

/** Grid columns by number of quotes. Two quotes fill the full width; a single quote is limited to a readable width. */
const COLUMNS: Readonly<Record<number, string>> = { 1: 'max-w-3xl', 2: 'lg:grid-cols-2' };

/** Shows up to three testimonials, side by side on wide screens. */
export function TestimonialFrame({ quotes }: { quotes: readonly Quote[] }) {
  const t = useTranslations('landing');
  return (
    <section aria-labelledby="testimonials-title" className="mx-auto max-w-6xl px-4 py-14 sm:py-20">
      <h2 id="testimonials-title" className="font-bold text-3xl tracking-tight sm:text-4xl">
        {t('whatTechniciansSay')}
      </h2>
      <ul className={cn('mt-8 grid grid-cols-1 gap-4', COLUMNS[quotes.length] ?? 'lg:grid-cols-3')}>
        {quotes.map(({ quote, name, role, head }) => (
          <li key={`${name} ${quote}`}>
            <figure className="flex h-full flex-col rounded-2xl border border-border bg-card p-6">
              {head ? <div className="mb-4 flex flex-wrap items-center justify-between gap-3">{head}</div> : null}
              <blockquote dir="auto" className="flex-1 break-words text-lg leading-relaxed">
                {quote}
              </blockquote>
              <figcaption dir="auto" className="mt-5 break-words">
                <span className="block font-semibold">{name}</span>
                <span className="text-muted-foreground">{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
