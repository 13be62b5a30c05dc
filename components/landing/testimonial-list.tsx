import type { Testimonial } from './testimonials';

const STARS = [1, 2, 3, 4, 5];

function FiveStars() {
  return (
    <p className="flex gap-0.5 text-accent">
      <span className="sr-only">Five stars</span>
      {STARS.map((star) => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
          <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9Z" />
        </svg>
      ))}
    </p>
  );
}

export function TestimonialList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section aria-labelledby="testimonials-title" className="mx-auto max-w-6xl px-4 py-14 sm:py-20">
      <h2 id="testimonials-title" className="font-bold text-3xl tracking-tight sm:text-4xl">
        What technicians say
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-4 lg:grid-cols-3">
        {testimonials.map(({ quote, name, role, isSample }) => (
          <li key={name}>
            <figure className="flex h-full flex-col rounded-2xl border border-border bg-card p-6">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <FiveStars />
                {isSample ? (
                  <span className="rounded-full border border-border-strong px-2.5 py-0.5 text-sm">Sample text</span>
                ) : null}
              </div>
              <blockquote className="mt-4 flex-1 text-lg leading-relaxed">{quote}</blockquote>
              <figcaption className="mt-5">
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
