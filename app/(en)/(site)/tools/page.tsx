import { useLanguage, usePaths, useTranslations } from '#texts';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { toolFacts } from '@/components/tools/tool-facts';
import { PageHeader } from '@/components/ui/page-header';
import { Wording } from '@/components/ui/wording';
import { TOOLS, wordsOf } from '@/lib/tools/rules';

export async function generateMetadata() {
  const t = await readTranslations('toolpages');
  return pageMetadata('/tools', { title: t('metaTitle'), description: t('metaDescription') });
}

export default function Page() {
  const t = useTranslations('toolpages');
  const toPath = usePaths();
  const language = useLanguage();
  return (
    <PageFrame>
      <JsonLd data={{ '@graph': TOOLS.map((tool) => toolFacts(tool, t, language)) }} />
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <ul className="grid gap-4 md:grid-cols-2">
        {TOOLS.map((tool) => {
          const { name, summary } = wordsOf(tool, t);
          return (
            <li key={tool.path} className="relative rounded-2xl border border-border bg-card p-5 hover:bg-muted sm:p-6">
              <h2 className="font-semibold text-xl">
                <a
                  href={toPath(tool.path)}
                  className="text-primary underline underline-offset-4 after:absolute after:inset-0 after:rounded-2xl"
                >
                  {name}
                </a>
              </h2>
              <p className="mt-2">
                <Wording text={summary} />
              </p>
            </li>
          );
        })}
      </ul>
    </PageFrame>
  );
}
