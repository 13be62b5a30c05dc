import type { GuideTable } from '@/lib/study/rules';
import type { ToolPageTranslate } from '@/lib/tools/texts-rules';

/** Tables of 40 CFR 82.157 and 84.106. The figures come from the registered facts. */
export const leakRateTables = (t: ToolPageTranslate): readonly GuideTable[] => [
  {
    caption: t('howRate'),
    columns: [t('method'), t('percentYear')],
    rows: [
      [t('annualizing'), t('annualizingSum')],
      [t('rolling'), t('rollingSum')],
    ],
    source: '40 CFR 82.152',
  },
  {
    caption: t('limits'),
    columns: [t('appliance'), t('limit'), t('examples')],
    rows: [
      [t('process'), '{{fact:leak-rate-industrial-process}}', t('processExamples')],
      [t('commercial'), '{{fact:leak-rate-commercial}}', t('commercialExamples')],
      [t('comfort'), '{{fact:leak-rate-comfort-cooling}}', t('comfortExamples')],
    ],
    source: '40 CFR 82.152; 40 CFR 82.157(c)(2); 40 CFR 84.106',
  },
  {
    caption: t('whichRule'),
    columns: [t('refrigerant'), t('fullCharge'), t('rule')],
    rows: [
      [t('ods'), t('odsCharge'), '40 CFR 82.157'],
      [t('hfc'), t('hfcCharge'), t('hfcRule')],
    ],
    source: '40 CFR 82.157(a); 40 CFR 84.106',
  },
  {
    caption: t('overLimit'),
    columns: [t('duty'), t('when')],
    rows: [
      [t('repair'), t('repairWhen')],
      [t('initialTest'), t('initialTestWhen')],
      [t('followUpTest'), t('followUpTestWhen')],
      [t('plan'), t('planWhen')],
      [t('quarterly'), t('quarterlyWhen')],
      [t('yearly'), t('yearlyWhen')],
      [t('chronic'), t('chronicWhen')],
      [t('records'), '{{fact:records-kept|words}}'],
    ],
    source: t('overLimitSource'),
  },
];
