import { PRODUCT_NAME } from '@/lib/kernel/product';
import { ContactLink } from './contact';
import { LegalPage, type LegalSection } from './legal-page';
import { type StoredItem, StoredList } from './stored-list';

const STORED: readonly StoredItem[] = [
  ['coldpass.session', 'cookie', 'Opens pages for members. Scripts cannot read it.', '14 days, or sign-out'],
  [
    'coldpass.device',
    'cookie',
    'Lets you sign in here while someone else tries to guess your password.',
    '180 days; a new password ends it',
  ],
  ['coldpass.visit', 'cookie', 'The random session id, to count visits.', '13 months, or sign-out'],
  ['coldpass.zone', 'cookie', 'Your time zone, to show local dates and times.', '13 months'],
  ['accessToken, refreshToken', 'local storage', 'Show that you are signed in.', 'sign-out'],
  ['pendingSignOuts', 'local storage', 'A sign-out that waits for the network.', 'it is sent'],
  ['clientSessionId', 'local storage', 'The random session id.', 'sign-out, or until you clear it'],
  ['examStartTime, examDuration, examTimeLeft', 'local storage', 'The clock of an exam.', 'end of the exam'],
  [
    'coldpass.sitting',
    'local storage',
    'Your test.',
    'your next test, or sign-out unless you choose then to keep a test in progress',
  ],
  ['Waiting answers', 'local storage', 'Answers that have not been sent yet.', 'they are sent'],
  ['Saved questions', 'browser database', 'Practice questions, to work without network.', 'until you clear it'],
  ['Saved pages', 'browser cache', 'Pages and code, to work without network.', 'sign-out, or until you clear it'],
  ['lastUse, longAbsence', 'local storage', 'When an account without an email was last used.', 'sign-out'],
  [
    'savedPagesFor',
    'local storage',
    'The account for which pages are saved.',
    'another person signs in, or until you clear it',
  ],
  ['theme', 'local storage', 'Light or dark, if you chose.', 'until you clear it'],
  ['coldpass.vibration, coldpass.search-key', 'local storage', 'What you switched off here.', 'until you clear it'],
  ['coldpass.lessons-done', 'local storage', 'Your last two lessons, to offer the app after the second.', 'sign-out'],
  ['coldpass.install-declined', 'local storage', 'That you declined to install the app.', 'until you clear it'],
  ['coldpass.chart', 'local storage', 'The refrigerant that the pressure chart shows.', 'until you clear it'],
  ['coldpass.cards', 'local storage', 'Which cards you knew, for their order.', 'sign-out, or until you clear it'],
  [
    'coldpass.turned',
    'local storage',
    'Cards you turned over that have not been sent yet.',
    'they are sent, or sign-out',
  ],
  [
    'coldpass.draft',
    'session storage',
    'What you typed or chose and have not sent yet.',
    'saving, sign-out, or closing the tab',
  ],
  ['coldpass.drafts', 'local storage', 'The account that wrote the drafts.', 'sign-out, or another person signs in'],
  ['Mock test', 'session storage', 'Questions and results of the mock test.', 'closing the tab'],
];

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What cookies are',
    body: (
      <p>
        Cookies are small pieces of text that a site leaves in your browser and gets back on later visits. Local storage
        and session storage are similar, but stay in the browser and are not sent to the site automatically. This page
        covers all three.
      </p>
    ),
  },
  {
    id: 'types',
    title: 'Types of cookies',
    body: (
      <>
        <h3>Essential</h3>
        <p>These sign you in and keep a test in progress safe. The service cannot work without them.</p>
        <h3>Performance and analytics</h3>
        <p>
          Our own count of visits, devices and countries, by a random session id. We count nothing when your browser
          sends Do Not Track or Global Privacy Control.
        </p>
        <h3>Functional</h3>
        <p>These remember what you chose, such as the dark theme, and your time zone.</p>
        <h3>Advertising and marketing</h3>
        <p>We use none.</p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How we use them',
    body: (
      <>
        <p>This is all that {PRODUCT_NAME} keeps in your browser:</p>
        <StoredList items={STORED} />
      </>
    ),
  },
  {
    id: 'third-party',
    title: 'Third-party cookies',
    body: (
      <p>
        There are none: no advertising networks, no analytics of other companies, no embedded content that could set
        any. If you choose to sign in with Google or your school, or to pay where paid plans are offered, you visit the
        pages of that provider, where the provider&rsquo;s own policy applies. During this visit, we keep short-lived
        first-party cookies that bring you back safely.
      </p>
    ),
  },
  {
    id: 'control',
    title: 'How to control cookies',
    body: (
      <>
        <p>
          Your browser lets you see, block and delete cookies and site data. Without the essential cookies you can read
          the public pages and take the mock test, but not sign in. Turn on Do Not Track or Global Privacy Control to
          switch off analytics. Signing out removes the tokens.
        </p>
        <p>
          More about cookies, independent of us:{' '}
          <a href="https://www.allaboutcookies.org" target="_blank" rel="noopener noreferrer">
            www.allaboutcookies.org
          </a>{' '}
          (opens in a new tab).
        </p>
      </>
    ),
  },
  {
    id: 'updates',
    title: 'Updates to this policy',
    body: <p>If we change what we store, we update this page and its effective date.</p>,
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about cookies: <ContactLink />.
      </p>
    ),
  },
];

export function CookiePolicy() {
  return (
    <LegalPage
      title="Cookie Policy"
      summary={`What ${PRODUCT_NAME} stores in your browser and why. In short: what signing in and your tests need, and a first-party count of visits that you can switch off. No advertising, no third parties.`}
      sections={SECTIONS}
      changedOn="2026-11-29"
    />
  );
}
