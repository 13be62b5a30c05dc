import type { Metadata } from 'next';
import { usePaths, useTranslations } from '#texts';
import { ReturnToToday } from '@/components/landing/return-to-today';
import { StartStudying } from '@/components/landing/start-studying';
import { PageFrame } from '@/components/layout/page-frame';
import { SignInButton } from '@/components/layout/sign-in-button';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card, CardContent } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { PRACTICE_QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('landing');
  return pageMetadata('/start', { title: t('start.title'), description: t('start.description') });
}

/** First page of the installed app for a user without an account. A user with an account gets Today instead. */
export default function Page() {
  const t = useTranslations('landing');
  const toPath = usePaths();
  return (
    <Messages of={['landing', 'start']}>
      <PageFrame>
        <ReturnToToday />
        <PageHeader title={t('start.title')} />
        <Card className="max-w-xl border-primary!">
          <CardContent className="flex flex-col gap-4">
            <p className="text-lg">{t('start.lesson', { count: PRACTICE_QUESTIONS_PER_SECTION })}</p>
            <StartStudying className={buttonVariants({ variant: 'accent', size: 'lg' })} />
            <p className="text-muted-foreground">{t('start.free')}</p>
          </CardContent>
        </Card>
        <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('start.haveAccount')}
          <SignInButton className={buttonVariants({ variant: 'outline' })} />
        </p>
        <p className="mt-4">
          <a
            href={toPath('/study')}
            className="inline-block py-1.5 font-medium text-primary underline underline-offset-4"
          >
            {t('start.guidesFirst')}
          </a>
        </p>
      </PageFrame>
    </Messages>
  );
}
