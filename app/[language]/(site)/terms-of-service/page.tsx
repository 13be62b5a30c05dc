import { TermsOfService } from '@/components/legal/es/terms-of-service';

export { generateMetadata } from '@/app/(en)/(site)/terms-of-service/page';

export default function Page() {
  return <TermsOfService />;
}
