import { useTranslations } from '#texts';
import { TestimonialFrame } from './testimonial-frame';
import { SAMPLE_TESTIMONIALS } from './testimonials';

const STARS = [1, 2, 3, 4, 5];

function FiveStars() {
  const t = useTranslations('landing');
  return (
    <p className="flex gap-0.5 text-accent">
      <span className="sr-only">{t('fiveStars')}</span>
      {STARS.map((star) => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
          <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9Z" />
        </svg>
      ))}
    </p>
  );
}

export function TestimonialList() {
  const t = useTranslations('landing');
  return (
    <TestimonialFrame
      quotes={SAMPLE_TESTIMONIALS.map(({ quote, name, role }) => ({
        quote: t(quote),
        name,
        role: t(role),
        head: (
          <>
            <FiveStars />
            <span className="rounded-full border border-border-strong px-2.5 py-0.5 text-sm">{t('sampleText')}</span>
          </>
        ),
      }))}
    />
  );
}
