import { FreeTestLink } from '@/components/landing/free-test-link';
import { NextSignIn } from '@/components/landing/next-sign-in';
import { PageFrame } from '@/components/layout/page-frame';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';

export default function Page() {
  return (
    <PageFrame>
      <NextSignIn />
      <section className="py-8 sm:py-14">
        <h1 className="max-w-3xl text-balance font-bold text-4xl leading-tight sm:text-5xl">
          Pass your EPA Section 608 exam. Every answer explained, every rule cited.
        </h1>
        <p className="mt-4 max-w-prose text-lg text-muted-foreground">
          Practice tests for HVAC technicians, on the law as it stands. Try it now, free and without an account.
        </p>
        <div className="mt-6">
          <FreeTestLink />
        </div>
      </section>
      <section aria-labelledby="exam-title">
        <h2 id="exam-title" className="font-semibold text-2xl">
          What the exam asks
        </h2>
        <p className="mt-2 max-w-prose">
          Core and three types, {QUESTIONS_PER_SECTION} questions each. {PASS_PER_SECTION} right answers pass a section.
        </p>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2">
          {SECTIONS.map((section) => (
            <li key={section.id} className="rounded-xl border border-border bg-card p-5">
              <h3 className="font-semibold text-lg">{section.title}</h3>
              <p className="mt-1 text-muted-foreground">{section.description}</p>
            </li>
          ))}
        </ul>
      </section>
    </PageFrame>
  );
}
