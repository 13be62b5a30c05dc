import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { toolFacts } from '@/components/tools/tool-facts';
import { PageHeader } from '@/components/ui/page-header';
import { Wording } from '@/components/ui/wording';
import { TOOLS } from '@/lib/tools/rules';

export const metadata: Metadata = {
  title: 'Refrigerant tools for technicians',
  description:
    'Free tools for HVAC technicians, each with the rule beside its answer. They work on a phone, offline and without an account.',
  alternates: { canonical: '/tools' },
};

export default function Page() {
  return (
    <PageFrame>
      <JsonLd data={{ '@graph': TOOLS.map(toolFacts) }} />
      <PageHeader
        title="Tools"
        subtitle="Look up what you need on the job, with the rule beside each answer. Free, no account. Tools you have opened also work offline."
      />
      <ul className="grid gap-4 md:grid-cols-2">
        {TOOLS.map(({ path, name, summary }) => (
          <li key={path} className="relative rounded-2xl border border-border bg-card p-5 hover:bg-muted sm:p-6">
            <h2 className="font-semibold text-xl">
              <a
                href={path}
                className="text-primary underline underline-offset-4 after:absolute after:inset-0 after:rounded-2xl"
              >
                {name}
              </a>
            </h2>
            <p className="mt-2">
              <Wording text={summary} />
            </p>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
