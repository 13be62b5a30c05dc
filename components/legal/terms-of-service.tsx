import { PRODUCT_NAME } from '@/lib/kernel/product';
import { ContactLink } from './contact';
import { LegalPage, type LegalSection } from './legal-page';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'eligibility',
    title: 'Eligibility',
    body: (
      <p>
        You must be at least 13 years old to use {PRODUCT_NAME}. If you are under 18, you need the consent of a parent
        or legal guardian, who accepts these terms with you.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <>
        <p>
          An account is for one person. Give an email address that is yours, keep your password to yourself, and tell us
          at once if someone else has used your account. Until you tell us, you are responsible for what happens under
          the account.
        </p>
        <p>You can delete your account at any time on your profile page.</p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Subscriptions and payments',
    body: (
      <>
        <p>
          Parts of {PRODUCT_NAME} are free. Where paid plans are offered, they are monthly or annual, may begin with a
          free trial of up to 7 days, and renew automatically at the end of each billing cycle unless you cancel before
          renewal. The price is shown before you pay.
        </p>
        <p>
          The <a href="/payment-subscription">Payment &amp; Subscription Info</a> and the{' '}
          <a href="/refund-policy">Refund Policy</a> are part of these terms.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Use of the services',
    body: (
      <>
        <p>You may use {PRODUCT_NAME} to prepare yourself, or a class that you teach. You may not:</p>
        <ul>
          <li>copy, publish or sell the questions, explanations or guides, or collect them by automatic means;</li>
          <li>break into the service, overload it, or get around its limits;</li>
          <li>use someone else&rsquo;s account, or pretend to be someone else;</li>
          <li>use the service in a way that breaks the law or an examination&rsquo;s rules.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'property',
    title: 'Intellectual property',
    body: (
      <p>
        The questions, explanations, study guides, pictures and software are ours or our licensors&rsquo;, and the law
        protects them. We give you a personal, non-exclusive, non-transferable right to use them while you follow these
        terms. We may use what you send us, such as a report about a question, to improve the service.
      </p>
    ),
  },
  {
    id: 'disclaimers',
    title: 'Disclaimers',
    body: (
      <>
        <p>
          {PRODUCT_NAME} is independent. It is not affiliated with or endorsed by the U.S. Environmental Protection
          Agency (EPA), which neither reviews nor approves study material. It does not give the certification exam and
          does not certify anyone. Its questions are not questions of the real exam.
        </p>
        <p>
          We take care that questions and guides follow the rules as they stand, but rules change and mistakes happen.
          The service is for study. It is no legal or engineering advice and does not replace the regulations, the
          manufacturer&rsquo;s instructions or safe practice on the job. It is provided as is and as available, without
          warranties of any kind, as far as the law allows, and we do not promise that you will pass.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Limit of liability',
    body: (
      <p>
        As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive
        damages, or for lost profits or data. Our total liability for all claims about the service is limited to the
        amount that you paid us in the 12 months before the claim. Nothing here limits liability that the law does not
        let us limit.
      </p>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <p>
        You may stop using the service and delete your account at any time. We may suspend or end the access of anyone
        who breaks these terms or endangers the service or other people, and where the law requires it. We say why where
        we can. Sections 5, 6, 7 and 9 stay in force after your access ends.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        These terms are governed by the laws of the United States and of the state in which the operator of the service
        is established, without regard to conflict-of-law rules. You keep the rights that the law of your own state
        gives you as a consumer.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        When we change these terms we post them here with a new effective date, and tell account holders of important
        changes by email in advance. If you keep using the service after that, the new terms apply.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms: <ContactLink />.
      </p>
    ),
  },
];

export function TermsOfService() {
  return (
    <LegalPage
      title="Terms of Service"
      summary={`The agreement between you and ${PRODUCT_NAME}. By using the service you accept it. In short: the service is a study aid, independent of the EPA; use it fairly, keep your account to yourself, and check the rules themselves before you act on them.`}
      sections={SECTIONS}
      changedOn="2026-11-29"
    />
  );
}
