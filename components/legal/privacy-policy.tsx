import { ADDRESS_DAYS, SESSION_MONTHS } from '@/lib/analytics/rules';
import { DEVICE_IDLE_DAYS } from '@/lib/auth/expiry/rules';
import { RESET_LINK_TIME, SESSION_DAYS, VERIFICATION_LINK_TIME } from '@/lib/kernel/lifetimes';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import { ContactLink } from './contact';
import { LegalPage, type LegalSection } from './legal-page';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'information',
    title: 'Information we collect',
    body: (
      <>
        <p>We collect what {PRODUCT_NAME} needs to work, and no more.</p>
        <h3>Personal information</h3>
        <p>
          Your email address. If you choose to add them in your profile: your first and last name, phone number, date of
          birth, mailing address and a profile picture.
        </p>
        <h3>Account information</h3>
        <p>
          Your password, stored only as a salted hash that cannot be turned back into the password; whether your email
          address is verified; your roles; the language that you chose; when the account was created; and the sessions
          in which you are signed in. A code that moves an account to another phone is stored only in a form that does
          not reveal the code, and is deleted once it is used or expires.
        </p>
        <h3>Usage information</h3>
        <ul>
          <li>
            Your tests: the questions asked, the answers you chose, how sure you said you were, the time you took, your
            results, your favorite questions, and the reports you send about questions with the options you had chosen.
          </li>
          <li>
            Your study plan: the day of your exam, the sections, days and minutes that you chose, your time zone, what
            was planned for each day, whether and when you want to be reminded by mail, and, while you are signed in,
            which cards you turned over, and which of them you said you knew.
          </li>
          <li>
            The chance of passing that we predicted before your exam date and, if you tell us, how your certification
            exam went: which sections you took, whether you passed, and your score. Others see only totals.
          </li>
          <li>
            Your classes: the classes that you teach, with the names on their lists, and the classes that you have
            joined, with your name in each class and the time when you joined.
          </li>
          <li>
            Technical data about your visits: a random session id created by your browser, your IP address and its
            country, screen size, time zone, device type, browser, operating system, when you visited, and how many
            requests your browser made.
          </li>
        </ul>
        <h3>Cookies and local storage</h3>
        <p>
          A session cookie when you are signed in, a first-party cookie with the random session id, and entries in your
          browser&rsquo;s own storage. The <a href="/cookie-policy">Cookie Policy</a> lists each of them.
        </p>
        <p>
          “Start studying” creates an account without an email address and without a name. The account contains your
          tests, answers, favorites and plan, and a random number that your browser stores. Until you add an address,
          you can open the account only in that browser, and in browsers to which you take it with a code. If you move
          this account into another account, the other account keeps the random number, so that answers not yet sent
          from another phone still reach it. An account without an address is deleted after 2 days if you answered
          nothing and are in no class, after {DEVICE_IDLE_DAYS} days without use, or at once with “Delete everything” in
          your profile. You can also download its data there.
        </p>
        <p>The mock test needs no account. Its answers stay in your browser and are gone when you close the tab.</p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How we use your information',
    body: (
      <ul>
        <li>To create your account, sign you in and keep the account safe.</li>
        <li>To give you tests, score them, and show your results and statistics.</li>
        <li>To choose the questions that help you most before your exam, and to estimate your chance of passing.</li>
        <li>
          To send the mail that you ask for or that the account needs: verification, passwords, security notices, and on
          study days a reminder, if you turned it on. If you get reminders, we also ask once how your exam went. Each of
          these messages has a link that turns them off.
        </li>
        <li>To answer your questions and your reports about questions.</li>
        <li>To learn how the service is used, in totals, and to make it better.</li>
        <li>To prevent abuse and to meet legal duties.</li>
      </ul>
    ),
  },
  {
    id: 'sharing',
    title: 'How we share your information',
    body: (
      <>
        <p>We do not sell your personal information, and we do not share it for advertising across other sites.</p>
        <p>We share it only:</p>
        <ul>
          <li>
            with providers who work for us and may use it for nothing else: hosting, mail delivery and, where paid plans
            are offered, payment processing;
          </li>
          <li>where the law, a court order or the protection of people&rsquo;s rights and safety requires it;</li>
          <li>with a successor, who must follow this policy, if the service is sold or merged;</li>
          <li>
            when you ask us to: for example, when you allow us to show your comment about us on our landing page, with
            your first name and trade.
          </li>
        </ul>
        <h3>Classes and schools</h3>
        <p>
          If you join a class, its instructor sees the name you joined under, that you have joined, and how you do in
          the tests that the instructor gives to the class: when you took each test, what you answered, which answers
          were right, and what the results say about your chances. An instructor can also enter how your certification
          exam went. If you had already joined the class, you see this entry on Today and can confirm, change or remove
          it. The instructor does not see the exam results that you enter yourself, your other tests and answers, your
          statistics, favorites or plan. Other students see nothing about you, with one exception. Before you join,
          anyone who has the code of the class can see your name if the instructor put it on the list and there are no
          results for it. This lets you pick your name. An instructor can invite colleagues to teach the class.
          Colleagues see what the instructor sees.
        </p>
        <p>
          An instructor can also type in the answers that you gave on paper in a test of the class. These answers appear
          in the results of the class and, once you are in the class and the instructor shows them to you, in your own
          download. They do not change your statistics, and the instructor decides when to erase them. Your answers to
          questions on the projector in the classroom are shown as counts without names, are kept for 12 hours at most,
          and do not change your statistics either.
        </p>
        <p>
          You can leave a class at any time under My Classes, and you leave all classes when you delete your account:
          your attempts, and the name that you typed when you joined, are erased from the class at once. If the
          instructor put your name on the list, changed it, or entered results, extra time or dates for you, the name
          and these entries stay until the instructor erases them. The instructor can remove a student. Deleting the
          class erases all its names. Students keep what they practiced and what was entered about their exam. Download
          My Data contains the classes that you teach with their tests, and your own entry and tests in other classes.
          It does not contain the names and results of other students.
        </p>
        <p>
          For schools in the United States: names that a school puts on a list, and results in tests of a class, can be
          education records under the Family Educational Rights and Privacy Act (FERPA, 34 CFR Part 99). We use them for
          the class alone, pass them to nobody but the providers named above, and erase them when the instructor does.
          We need no last names, no email addresses and no student numbers: a first name or a nickname is enough.
        </p>
        <p>
          If you sign in with Google or with your school, where that is offered, they tell us your name and email
          address and learn that you sign in here. We ask for nothing else, and tell them nothing of what you do here.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        We set first-party cookies only. There are no third-party cookies, no advertising cookies and no trackers of
        other companies. When your browser sends a Do Not Track or Global Privacy Control signal, we keep no analytics
        of your visits. Read more in the <a href="/cookie-policy">Cookie Policy</a>.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep information',
    body: (
      <ul>
        <li>
          Your account, your study plan and your tests: until you delete the account. Tests that you leave unfinished:
          30 days.
        </li>
        <li>
          A class with its list of names and its tests: until its instructor deletes the class, until the last person
          who teaches it deletes the account, or until nobody has taught or studied in it for a year. We notify those
          who teach an unused class 30 days before we delete it. Your name in a class, if you typed it: until you leave
          the class, are removed, or delete your account. Your name in a class, if the instructor put it on the list,
          changed it, or entered results, extra time or dates for you: until the instructor removes it.
        </li>
        <li>
          Your comment about us that you allowed us to show with your first name and trade: until you withdraw it under
          “How my exam went” in your profile, or delete the account. The comment is then erased and no longer shown.
        </li>
        <li>
          Your reports about questions: until you delete the account. After that we keep only the question and the kind
          of mistake, without your name and your words.
        </li>
        <li>
          IP addresses: complete for {ADDRESS_DAYS} days, then shortened so that they no longer point to one connection.
        </li>
        <li>Analytics sessions: {SESSION_MONTHS} months after the last visit. After that only totals remain.</li>
        <li>
          Sign-in sessions: {SESSION_DAYS.idle} days without use, {SESSION_DAYS.absolute} days at most.
        </li>
        <li>
          Links in mails: {RESET_LINK_TIME} to reset a password, {VERIFICATION_LINK_TIME} to verify an address.
        </li>
        <li>What the law requires us to keep, such as records of payments: for as long as the law says.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Wherever you live, you can do this yourself on your profile page:</p>
        <ul>
          <li>see and correct your information;</li>
          <li>get a copy of everything we hold about you, with Download My Data;</li>
          <li>erase your account and your tests, with Delete Account.</li>
        </ul>
        <p>
          If you live in California, the California Consumer Privacy Act (CCPA) gives you the right to know what we
          collect, use and disclose; to have it deleted or corrected; to opt out of its sale or sharing; to limit the
          use of sensitive information; and not to be treated differently for using these rights. We do not sell or
          share personal information as the CCPA uses those words, so there is nothing to opt out of. We honor a Global
          Privacy Control signal all the same.
        </p>
        <p>
          You or an authorized agent can also write to us (section 10). We use the email address of the account to
          confirm that the request comes from you, and answer within 45 days.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Passwords are hashed, sign-in tokens expire and you can end them yourself, and pages refuse scripts that are not
        ours. Access to personal information is limited to those who need it to run the service. No service can promise
        perfect security; if a breach affects you, we notify you as the law requires.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children under 13',
    body: (
      <p>
        {PRODUCT_NAME} is not meant for children under 13, and we do not knowingly collect their information. If you
        believe that a child has given us any, write to us and we will delete it. People under 18 need the consent of a
        parent or guardian.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When we change this policy we post it here with a new effective date. If a change affects how we use information
        that you have already given us, we tell you by email before it takes effect.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions and requests about privacy: <ContactLink />.
      </p>
    ),
  },
];

export function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary={`What ${PRODUCT_NAME} knows about you, why, for how long, and how to see it or have it erased. In short: we collect what the tests need, never sell it, and let you download or delete it at any time.`}
      sections={SECTIONS}
      changedOn="2026-11-29"
    />
  );
}
