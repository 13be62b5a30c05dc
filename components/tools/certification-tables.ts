import type { GuideTable } from '@/lib/study/rules';

const GROUPS = '{{fact:exam-questions-per-group}}';

/** Tables of 40 CFR 82.161 and Appendix D. The figures come from the registered facts. */
export const CERTIFICATION_TABLES: readonly GuideTable[] = [
  {
    caption: 'What each certificate covers',
    columns: ['Certificate', 'Work', 'Test'],
    rows: [
      ['Type I', 'Maintain, service or repair small appliances', `Core and Type I, ${GROUPS} each`],
      [
        'Type II',
        'Maintain, service, repair or dispose of medium-, high- and very high-pressure appliances',
        `Core and Type II, ${GROUPS} each`,
      ],
      [
        'Type III',
        'Maintain, service, repair or dispose of low-pressure appliances',
        `Core and Type III, ${GROUPS} each`,
      ],
      ['Universal', 'All of these', 'Core and all three types, {{fact:exam-questions-universal}}'],
      ['Section 609', 'Motor vehicle air conditioners for pay', 'a separate program'],
    ],
    source: '40 CFR 82.161(a)(1); 40 CFR Part 82 Subpart F, Appendix D(a), (d)',
  },
  {
    caption: 'How the test works',
    columns: ['Item', 'Rule'],
    rows: [
      [
        'Where',
        'an EPA-approved certifying organization, online with a remote proctor or on site, depending on what it offers',
      ],
      [
        'Pass mark, closed book',
        '{{fact:exam-pass-count-closed-book}} of {{fact:exam-questions-per-group|value}} in each group ({{fact:exam-pass-mark-closed-book}})',
      ],
      ['Pass mark, Type I by mail', '{{fact:exam-pass-count-mail-in}} ({{fact:exam-pass-mark-mail-in}})'],
      ['Results and card', 'within {{fact:exam-results-due}}'],
      ['Valid for', 'does not expire'],
      [
        'Copy of the certificate',
        'at the place of business, until {{fact:certificate-kept-after|words}} after leaving the trade',
      ],
    ],
    source: '40 CFR 82.161(a)(4), (5); 40 CFR Part 82 Subpart F, Appendix D(b), (e), (f)',
  },
];
