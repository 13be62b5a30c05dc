import type { Metadata } from 'next';
import { TermsOfService } from '@/components/legal/terms-of-service';

export const metadata: Metadata = {
  title: 'Terms of Service',
  description: 'The agreement between you and us: accounts, fair use, disclaimers and liability.',
  alternates: { canonical: '/terms-of-service' },
};

export default function Page() {
  return <TermsOfService />;
}
