import { PrivacyPolicy } from '@/components/legal/es/privacy-policy';

export { generateMetadata } from '@/app/(en)/(site)/privacy-policy/page';

export default function Page() {
  return <PrivacyPolicy />;
}
