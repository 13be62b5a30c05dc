import type { Metadata } from 'next';
import { AccessibilityStatement } from '@/components/legal/accessibility-statement';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('legal');
  return pageMetadata('/accessibility-statement', {
    title: t('accessibilityStatement.title'),
    description: t('accessibilityStatement.description'),
  });
}

export default function Page() {
  return <AccessibilityStatement />;
}
