import type { GuideTable } from '@/lib/study/rules';
import type { ToolPageTranslate } from '@/lib/tools/texts-rules';

/** Tables of 40 CFR 82.161 and Appendix D. The figures come from the registered facts. */
export const certificationTables = (t: ToolPageTranslate): readonly GuideTable[] => [
  {
    caption: t('covers'),
    columns: [t('certificate'), t('work'), t('test')],
    rows: [
      [t('typeOne'), t('typeOneWork'), t('typeOneTest')],
      [t('typeTwo'), t('typeTwoWork'), t('typeTwoTest')],
      [t('typeThree'), t('typeThreeWork'), t('typeThreeTest')],
      [t('universal'), t('universalWork'), t('universalTest')],
      [t('section609'), t('section609Work'), t('section609Test')],
    ],
    source: '40 CFR 82.161(a)(1); 40 CFR Part 82 Subpart F, Appendix D(a), (d)',
  },
  {
    caption: t('howTest'),
    columns: [t('item'), t('rule')],
    rows: [
      [t('where'), t('whereRule')],
      [t('passMark'), t('passMarkRule')],
      [t('passMarkMail'), '{{fact:exam-pass-count-mail-in}} ({{fact:exam-pass-mark-mail-in}})'],
      [t('results'), t('resultsRule')],
      [t('validFor'), t('validForRule')],
      [t('copy'), t('copyRule')],
    ],
    source: '40 CFR 82.161(a)(4), (5); 40 CFR Part 82 Subpart F, Appendix D(b), (e), (f)',
  },
];
