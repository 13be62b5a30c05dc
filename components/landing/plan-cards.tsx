import { useTranslations } from '#texts';
import { useSections } from '@/components/messages/use-sections';
import { SectionArt } from '@/components/study/section-art';
import { SectionTitle } from '@/components/study/section-title';
import { EXAM_QUESTIONS, FREE_SAMPLE_QUESTIONS, SECTIONS } from '@/lib/kernel/exam';
import { FreeTestLink } from './free-test-link';
import { UpgradeButton } from './upgrade-button';

/** Number of Pro questions on each section's card. */
const PRO_QUESTIONS = { core: 25, 'type-1': 20, 'type-2': 25, 'type-3': 25 } as const;

interface PlanCardProps {
  section: (typeof SECTIONS)[number];
}

const OUTLINE =
  'h-12 items-center justify-center rounded-lg border border-border-strong bg-card px-4 font-semibold hover:bg-muted';

function PlanCard({ section: { group, title } }: PlanCardProps) {
  const t = useTranslations('landing');
  const { titleOf, descriptionOf } = useSections();
  return (
    <li className="flex flex-col rounded-2xl border border-border bg-card p-5 sm:p-6">
      <SectionArt group={group} className="h-30 w-full rounded-xl bg-background p-2" />
      <h3 className="mt-4 text-balance font-semibold text-xl">
        <SectionTitle title={titleOf(group)} />
      </h3>
      <p className="mt-1 flex-1 text-muted-foreground">{descriptionOf(group)}</p>
      <dl className="mt-5 grid grid-cols-2 divide-x divide-border rounded-xl border border-border">
        <div className="flex flex-col-reverse justify-end px-4 py-3">
          <dt className="text-muted-foreground">{t('freeSample')}</dt>
          <dd className="font-bold text-3xl">{FREE_SAMPLE_QUESTIONS}</dd>
        </div>
        <div className="flex flex-col-reverse justify-end px-4 py-3">
          <dt className="text-muted-foreground">{t('withPro')}</dt>
          <dd className="font-bold text-3xl text-cold">{PRO_QUESTIONS[group]}</dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-col gap-2">
        <FreeTestLink className={OUTLINE}>{t('tryFreeSample')}</FreeTestLink>
        <UpgradeButton subject={title} />
      </div>
    </li>
  );
}

function SimulationCard() {
  const t = useTranslations('landing');
  return (
    <div className="on-deep mt-4 flex flex-col gap-6 rounded-2xl bg-deep p-5 text-foreground sm:p-8 lg:flex-row lg:items-center">
      <div className="flex-1">
        <h3 className="font-semibold text-2xl">{t('fullExamSimulation')}</h3>
        <p className="mt-1 max-w-measure text-muted-foreground">{t('allSectionsTimed')}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold text-5xl text-cold">{EXAM_QUESTIONS}</span>
        {t('questionsWithPro')}
      </p>
      <div className="flex flex-col gap-2 sm:w-60">
        <UpgradeButton subject="Full Exam Simulation" />
      </div>
    </div>
  );
}

export function PlanCards() {
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {SECTIONS.map((section) => (
          <PlanCard key={section.id} section={section} />
        ))}
      </ul>
      <SimulationCard />
    </>
  );
}
