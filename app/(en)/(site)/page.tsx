import type { Metadata } from 'next';
import { useLanguage, useTranslations } from '#texts';
import { TeachingLine } from '@/components/classes/teaching-line';
import { AccountDeletedNotice } from '@/components/landing/account-deleted-notice';
import { CallToAction } from '@/components/landing/call-to-action';
import { ExamOutline } from '@/components/landing/exam-outline';
import { Features } from '@/components/landing/features';
import { Hero } from '@/components/landing/hero';
import { NextSignIn } from '@/components/landing/next-sign-in';
import { ProvableFacts } from '@/components/landing/provable-facts';
import { siteFacts } from '@/components/landing/site-facts';
import { TestimonialList } from '@/components/landing/testimonial-list';
import { TestimonialsOr } from '@/components/landing/testimonials-or';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { listSampleQuestions } from '@/lib/bank/sample-question-loader';
import { PRODUCT_NAME, SHOWS_SAMPLE_TESTIMONIALS } from '@/lib/kernel/product';
import { GUIDES } from '@/lib/study/guides/catalog';
import { listSaturationCurves, staysAboveAir } from '@/lib/study/saturation-rules';
import { loadBankRecord } from '@/lib/track-record/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('landing');
  return pageMetadata('/', {
    title: { absolute: t('siteTitle', { product: PRODUCT_NAME }) },
    description: t('siteDescription'),
  });
}

export default function Page() {
  const t = useTranslations('landing');
  const language = useLanguage();
  const questions = listSampleQuestions(language);
  return (
    <Messages of={['landing', 'question', 'sections', 'start']}>
      <PageFrame variant="wide">
        <JsonLd data={siteFacts(questions, { name: t('quizName'), language })} />
        <NextSignIn />
        <AccountDeletedNotice />
        <Hero questions={questions} curves={listSaturationCurves(GUIDES).filter(staysAboveAir)} />
        <ExamOutline guides={GUIDES.map(({ group }) => group)} />
        <Features />
        <TestimonialsOr>
          {SHOWS_SAMPLE_TESTIMONIALS ? <TestimonialList /> : <ProvableFacts bank={loadBankRecord()} />}
        </TestimonialsOr>
        <TeachingLine className="mx-auto max-w-6xl px-4 pb-10 text-lg" />
        <CallToAction />
      </PageFrame>
    </Messages>
  );
}
