import type { Metadata } from 'next';
import { AccessibilityStatement } from '@/components/legal/accessibility-statement';

export const metadata: Metadata = {
  title: 'Accessibility Statement',
  description: 'Accessibility features, known limits, and how to report a barrier.',
  alternates: { canonical: '/accessibility-statement' },
};

export default function Page() {
  return <AccessibilityStatement />;
}
