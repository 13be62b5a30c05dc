import type { GuideTable } from '@/lib/study/rules';
import type { ToolPageTranslate } from '@/lib/tools/texts-rules';

/** Tables of 40 CFR 82.156. The figures come from the registered facts. */
export const evacuationTables = (t: ToolPageTranslate): readonly GuideTable[] => [
  {
    caption: t('levels'),
    columns: [t('appliance'), t('machineOld'), t('machineNew')],
    rows: [
      [t('veryHighPressure'), '{{fact:evacuation-very-high|value}}', '{{fact:evacuation-very-high|value}}'],
      [t('highUnder'), '{{fact:evacuation-high-small|value}}', '{{fact:evacuation-high-small|value}}'],
      [t('highFrom'), '{{fact:evacuation-high-large-old|value}}', '{{fact:evacuation-high-large|value}}'],
      [t('mediumUnder'), '{{fact:evacuation-medium-small-old|value}}', '{{fact:evacuation-medium-small|value}}'],
      [t('mediumFrom'), '{{fact:evacuation-medium-large-old|value}}', '{{fact:evacuation-medium-large|value}}'],
      [t('lowPressure'), '{{fact:evacuation-low}}', '{{fact:evacuation-low}}'],
    ],
    source: '40 CFR 82.156(a), Table 1',
  },
  {
    caption: t('classes'),
    columns: [t('className'), t('pressure'), t('classExamples')],
    rows: [
      [t('classVeryHigh'), t('aboveVeryHigh'), 'R-13, R-23, R-503, R-508A, R-508B'],
      [t('classHigh'), t('highRange'), 'R-22, R-407A, R-407C, R-410A, R-502'],
      [t('classMedium'), t('mediumRange'), 'R-12, R-114, R-124, R-134a, R-500'],
      [t('classLow'), t('belowMedium'), 'R-11, R-113, R-123, R-245fa'],
    ],
    source: '40 CFR 82.152',
  },
  {
    caption: t('exceptions'),
    columns: [t('applianceOrJob'), t('level')],
    rows: [
      [t('minorRepair'), '{{fact:opening-pressure-non-major}}'],
      [t('oilChange'), t('oilLevel')],
      [t('leakingParts'), t('leakingLevel')],
      [t('smallNew'), t('smallNewLevel')],
      [t('smallOld'), t('smallOldLevel')],
      [t('vehicle'), t('vehicleLevel')],
    ],
    source: t('exceptionsSource'),
  },
];
