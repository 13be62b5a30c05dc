import { PRODUCT_NAME } from '@/lib/kernel/product';
import { ContactLink } from './contact';
import { LegalPage, type LegalSection } from './legal-page';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'features',
    title: 'Accessibility features',
    body: (
      <>
        <p>
          We build to the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, and to the additions of version
          2.2.
        </p>
        <ul>
          <li>Everything works with a keyboard, and the keyboard focus is always visible.</li>
          <li>Headings, labels, results and time announcements are there for screen readers.</li>
          <li>Words and marks show what is right and wrong, never color alone.</li>
          <li>Light and dark themes, strong contrast, and a typeface made to keep similar letters apart.</li>
          <li>Text can be enlarged to 200 percent, and pages work on a screen 320 pixels wide.</li>
          <li>Motion is short, and it is off if your system asks for reduced motion.</li>
          <li>Practice has no time limit, and you can choose extra time before an exam starts.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'commitment',
    title: 'Ongoing commitment',
    body: (
      <p>
        Automatic accessibility checks are part of our tests, and we walk through the main tasks by keyboard. When we
        find a barrier we treat it as a defect of the product.
      </p>
    ),
  },
  {
    id: 'feedback',
    title: 'Feedback',
    body: (
      <p>
        If something stands in your way, write to <ContactLink />: what you wanted to do, on which page, and with which
        browser or aid. We answer within 2 business days.
      </p>
    ),
  },
  {
    id: 'limitations',
    title: 'Limitations',
    body: (
      <p>
        Pages of others that we link to, such as a payment processor&rsquo;s, are beyond our control. Charts come with
        tables of the same figures. Very old browsers may not support every feature.
      </p>
    ),
  },
  {
    id: 'alternatives',
    title: 'Alternative access',
    body: (
      <p>
        If you cannot use a part of {PRODUCT_NAME}, write to us and we will find another way to give you what it offers,
        such as a study guide in a format that you can use.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Legal reference',
    body: (
      <p>
        We aim to meet the Americans with Disabilities Act (ADA) as it applies to websites, and take WCAG 2.1 level AA
        as the measure. The standards under Section 508 of the Rehabilitation Act draw on the same guidelines.
      </p>
    ),
  },
];

export function AccessibilityStatement() {
  return (
    <LegalPage
      title="Accessibility Statement"
      summary={`${PRODUCT_NAME} is for every technician, including those who use a keyboard, a screen reader, large text or more time.`}
      sections={SECTIONS}
      changedOn="2026-11-29"
    />
  );
}
