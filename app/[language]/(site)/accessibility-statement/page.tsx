import { AccessibilityStatement } from '@/components/legal/es/accessibility-statement';

export { generateMetadata } from '@/app/(en)/(site)/accessibility-statement/page';

export default function Page() {
  return <AccessibilityStatement />;
}
