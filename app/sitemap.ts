import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { readLanguage } from '@/lib/kernel/language';
import { listSitemap } from '@/lib/kernel/pages';
import { PAGE_DAYS } from '@/lib/study/guides/page-days';
import { CERTIFICATION_FACTS } from '@/lib/tools/certification-rules';
import { CYLINDER_FACTS } from '@/lib/tools/cylinder-rules';
import { EVACUATION_FACTS } from '@/lib/tools/evacuation-rules';
import { LEAK_FACTS } from '@/lib/tools/leak-rate-rules';
import { loadFigures } from '@/lib/tools/loader';
import { CERTIFICATION_TOOL, CYLINDER_TOOL, EVACUATION_TOOL, LEAK_RATE_TOOL } from '@/lib/tools/rules';

/** Rendered at each request, because `PUBLIC_URL` may have changed since the build. */
export const dynamic = 'force-dynamic';

const TOOL_FACTS = [
  [CERTIFICATION_TOOL, CERTIFICATION_FACTS],
  [CYLINDER_TOOL, CYLINDER_FACTS],
  [EVACUATION_TOOL, EVACUATION_FACTS],
  [LEAK_RATE_TOOL, LEAK_FACTS],
] as const;

const TOOL_DAYS = new Map(TOOL_FACTS.map(([{ path }, facts]) => [path as string, loadFigures(facts).checkedOn]));

/** Lists the public pages. If a page shows the date of its last check, its entry contains that date. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listSitemap().map((path) => {
    const page = readLanguage(path).path;
    const day = PAGE_DAYS.get(page) ?? TOOL_DAYS.get(page);
    return { url: `${env().PUBLIC_URL}${path}`, ...(day ? { lastModified: day } : {}) };
  });
}
