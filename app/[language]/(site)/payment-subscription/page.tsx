import { PaymentSubscription } from '@/components/legal/es/payment-subscription';

export { generateMetadata } from '@/app/(en)/(site)/payment-subscription/page';

export default function Page() {
  return <PaymentSubscription />;
}
