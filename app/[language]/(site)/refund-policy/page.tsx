import { RefundPolicy } from '@/components/legal/es/refund-policy';

export { generateMetadata } from '@/app/(en)/(site)/refund-policy/page';

export default function Page() {
  return <RefundPolicy />;
}
