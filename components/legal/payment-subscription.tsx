import { PRODUCT_NAME } from '@/lib/kernel/product';
import { ContactLink } from './contact';
import { LegalPage, type LegalSection } from './legal-page';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'methods',
    title: 'Payment methods',
    body: (
      <>
        <p>Where paid plans are offered, you can pay with:</p>
        <ul>
          <li>major credit and debit cards: Visa, MasterCard, American Express and Discover;</li>
          <li>PayPal;</li>
          <li>other methods that are shown at checkout.</li>
        </ul>
        <p>Payments are handled by a payment processor. We never see or store your full card number.</p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Subscription plans',
    body: (
      <p>
        Plans are monthly or annual. The price, the billing cycle and what the plan includes are shown before you
        subscribe. A plan renews automatically at the end of each billing cycle, at the price then in force, unless you
        cancel before renewal. We notify you of a price change before the renewal that it affects.
      </p>
    ),
  },
  {
    id: 'trials',
    title: 'Free trials',
    body: (
      <p>
        A plan may begin with a free trial of up to 7 days. We send a notice before the trial ends. Unless you cancel by
        then, it turns into a paid subscription automatically and the first payment is taken. One trial per person.
      </p>
    ),
  },
  {
    id: 'cancellation',
    title: 'Cancellation and refunds',
    body: (
      <p>
        You can cancel at any time in your account settings or by writing to support. You keep what you have paid for
        until the end of the billing cycle; partial periods are not refunded. The{' '}
        <a href="/refund-policy">Refund Policy</a> says more.
      </p>
    ),
  },
  {
    id: 'taxes',
    title: 'Taxes',
    body: (
      <p>
        Prices may not include sales tax or similar taxes. Where the law requires us to collect them, they are added at
        checkout and shown before you pay.
      </p>
    ),
  },
  {
    id: 'compliance',
    title: 'Legal compliance',
    body: (
      <p>
        We follow the federal and state rules for automatic renewals, such as the Restore Online Shoppers&rsquo;
        Confidence Act: clear terms before you pay, your express consent, and a simple way to cancel. The{' '}
        <a href="/terms-of-service">Terms of Service</a> and the <a href="/privacy-policy">Privacy Policy</a> apply to
        subscriptions too.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about payments: <ContactLink />. We answer within 2 business days.
      </p>
    ),
  },
];

export function PaymentSubscription() {
  return (
    <LegalPage
      title="Payment & Subscription Info"
      summary={`How paid plans of ${PRODUCT_NAME} work wherever they are offered: what you can pay with, how trials and renewals go, and how to cancel. While no plan is on sale, nothing is charged.`}
      sections={SECTIONS}
      changedOn="2026-11-29"
    />
  );
}
