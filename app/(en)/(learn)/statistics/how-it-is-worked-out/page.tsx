import type { Metadata } from 'next';
import { readTranslations } from '@/components/messages/server-texts';
import { HowItIsWorkedOut } from '@/components/statistics/how-it-is-worked-out';
import { loadExplanationReader } from '@/lib/statistics/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('statistics');
  return { title: t('howTitle') };
}

export default async function Page() {
  await loadExplanationReader();
  return <HowItIsWorkedOut />;
}
