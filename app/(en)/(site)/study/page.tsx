import type { Metadata } from 'next';
import { useLanguage, usePaths, useTranslations } from '#texts';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { joinNames } from '@/components/messages/use-formats';
import { SearchForm } from '@/components/search/search-form';
import { LookUpLinks } from '@/components/study/look-up-links';
import { PressureChart } from '@/components/study/pressure-chart';
import { SectionArt } from '@/components/study/section-art';
import { SectionTitle } from '@/components/study/section-title';
import { studyFacts } from '@/components/study/study-facts';
import { Fold } from '@/components/ui/fold';
import { PageHeader } from '@/components/ui/page-header';
import { Wording } from '@/components/ui/wording';
import { readPageLanguage } from '@/lib/kernel/page-language';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import { guidesIn } from '@/lib/study/guides/catalog';
import { listSaturationCurves, staysAboveAir } from '@/lib/study/saturation-rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('guides');
  const nameOf = await readTranslations('sections');
  const names = SECTION_GROUPS.map((group) => nameOf(`${group}.name`));
  return pageMetadata('/study', {
    title: t('studyMetaTitle', { sections: names.join(', ') }),
    description: t('studyMetaDescription', { sections: joinNames(names, await readPageLanguage()) }),
  });
}

const CLEAR_START = 4;
/** Separator that begins with a no-break space, so that a line never starts with the dot. */
const BETWEEN = '\u00A0· ';

export default function Page() {
  return (
    <Messages of={['chart']}>
      <PageFrame>
        <Guides />
      </PageFrame>
    </Messages>
  );
}

function Guides() {
  const t = useTranslations('guides');
  const toPath = usePaths();
  const language = useLanguage();
  const guides = guidesIn(language);
  const curves = listSaturationCurves(guides, language).filter(staysAboveAir);
  return (
    <>
      <JsonLd data={studyFacts(guides, language)} />
      <PageHeader title={t('studyTitle')} subtitle={t('studySubtitle')} />
      <div className="mb-8 print:hidden">
        <SearchForm />
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {guides.map(({ group, title, summary, topics }) => (
          <li key={group} className="rounded-2xl border border-border bg-card p-5 sm:p-6">
            <div className="flex flex-wrap items-center justify-between gap-4">
              <h2 className="min-w-0 flex-[1_1_8rem] text-balance font-semibold text-xl">
                <a
                  href={toPath(`/study/${group}`)}
                  className="text-primary underline underline-offset-4 hover:no-underline"
                >
                  <SectionTitle title={title} />
                </a>
              </h2>
              <SectionArt group={group} className="h-19 w-24 shrink-0 rounded-xl bg-background p-2 sm:h-24 sm:w-32" />
            </div>
            <p className="mt-3">
              <Wording text={summary} />
            </p>
            <p className="mt-3 text-muted-foreground max-md:not-print:hidden">
              {topics.map(({ name }) => name).join(BETWEEN)}
            </p>
          </li>
        ))}
      </ul>
      <LookUpLinks />
      <Fold
        className="mt-8 print:hidden"
        heading={<h2 className="font-bold text-2xl tracking-tight sm:text-3xl">{t('readChart')}</h2>}
      >
        <PressureChart
          curves={curves}
          hiddenAtFirst={curves.slice(CLEAR_START).map(({ refrigerant }) => refrigerant)}
        />
      </Fold>
    </>
  );
}
