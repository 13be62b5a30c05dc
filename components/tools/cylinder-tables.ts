import type { GuideTable } from '@/lib/study/rules';
import type { ToolPageTranslate } from '@/lib/tools/texts-rules';

/** Tables of the cylinder fill limit. The figures come from the registered facts. */
export const cylinderTables = (t: ToolPageTranslate): readonly GuideTable[] => [
  {
    caption: t('howFill'),
    columns: [t('weight'), t('calculation')],
    rows: [
      [t('mostRefrigerant'), t('mostRefrigerantSum')],
      [t('mostOnScale'), t('mostOnScaleSum')],
      [t('inItNow'), t('inItNowSum')],
      [t('roomLeft'), t('roomLeftSum')],
    ],
    source: t('fillSource'),
  },
  {
    caption: t('whyLimit'),
    columns: [t('liquidFull'), t('fullNear')],
    rows: [
      ['R-22', '{{fact:cylinder-full-r22}}'],
      ['R-410A', '{{fact:cylinder-full-r410a}}'],
    ],
    source: t('calculated'),
  },
];
