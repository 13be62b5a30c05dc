import type { Metadata } from 'next';
import { ReturnToToday } from '@/components/landing/return-to-today';
import { StartStudying } from '@/components/landing/start-studying';
import { PageFrame } from '@/components/layout/page-frame';
import { SignInButton } from '@/components/layout/sign-in-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card, CardContent } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { PRACTICE_QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';

export const metadata: Metadata = {
  title: 'Your first lesson',
  description: 'Start studying for the EPA Section 608 exam: free, and without an account.',
  alternates: { canonical: '/start' },
};

/** The installed app opens this page for a user without an account. A user with an account gets Today. */
export default function Page() {
  return (
    <PageFrame>
      <ReturnToToday />
      <PageHeader title="Your first lesson" />
      <Card className="max-w-xl border-primary!">
        <CardContent className="flex flex-col gap-4">
          <p className="text-lg">
            {PRACTICE_QUESTIONS_PER_SECTION} questions on Core, about five minutes. We explain every answer.
          </p>
          <StartStudying className={buttonVariants({ variant: 'accent', size: 'lg' })} />
          <p className="text-muted-foreground">Free, no email needed. This device saves your progress.</p>
        </CardContent>
      </Card>
      <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        Do you have an account?
        <SignInButton className={buttonVariants({ variant: 'outline' })} />
      </p>
      <p className="mt-4">
        <a href="/study" className="inline-block py-1.5 font-medium text-primary underline underline-offset-4">
          Read the study guides first
        </a>
      </p>
    </PageFrame>
  );
}
