import { PRODUCT_NAME } from '@/lib/kernel/product';
import { ContactLink } from './contact';
import { LegalPage, type LegalSection } from './legal-page';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'trials',
    title: 'Free trials',
    body: (
      <p>
        A free trial lasts up to 7 days and costs nothing. Cancel before it ends and you are not charged, so there is
        nothing to refund. We send a notice before it turns into a paid subscription.
      </p>
    ),
  },
  {
    id: 'subscriptions',
    title: 'Paid subscriptions',
    body: (
      <p>
        When you cancel, the plan stays open to you until the end of the billing cycle that you have paid for and does
        not renew. Partial periods are not refundable. We do refund what was charged by mistake, such as a double charge
        or a charge after you had cancelled.
      </p>
    ),
  },
  {
    id: 'request',
    title: 'How to request a refund',
    body: (
      <p>
        Write to <ContactLink /> from the email address of your account, with the date and the amount of the charge and
        what went wrong. We answer within 2 business days. An approved refund goes back to the method that you paid
        with.
      </p>
    ),
  },
  {
    id: 'taxes',
    title: 'Taxes',
    body: (
      <p>Taxes are generally not refundable, except where the charge itself is refunded in full or the law says so.</p>
    ),
  },
  {
    id: 'compliance',
    title: 'Compliance',
    body: <p>Nothing here takes away a right to a refund that the law of your state gives you.</p>,
  },
  {
    id: 'updates',
    title: 'Updates',
    body: (
      <p>
        When we change this policy we post it here with a new effective date. A charge is treated by the policy in force
        on the day it was made.
      </p>
    ),
  },
];

export function RefundPolicy() {
  return (
    <LegalPage
      title="Refund Policy"
      summary={`When ${PRODUCT_NAME} gives money back for a paid plan, and how to ask for it.`}
      sections={SECTIONS}
      changedOn="2026-11-21"
    />
  );
}
