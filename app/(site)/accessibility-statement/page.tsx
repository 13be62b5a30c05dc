import type { Metadata } from 'next';
import { AccessibilityStatement } from '@/components/legal/accessibility-statement';

export const metadata: Metadata = {
  title: 'Accessibility Statement',
  description: 'How the site works for everyone, and what to do when it does not.',
  alternates: { canonical: '/accessibility-statement' },
};

export default function Page() {
  return <AccessibilityStatement />;
}
