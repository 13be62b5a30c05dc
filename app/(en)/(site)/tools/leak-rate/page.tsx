import { useTranslations } from '#texts';
import { Messages } from '@/components/messages/messages';
import { leakRateTables } from '@/components/tools/leak-rate-tables';
import { LeakRateTool } from '@/components/tools/leak-rate-tool';
import { toolMetadata } from '@/components/tools/tool-metadata';
import { ToolPage } from '@/components/tools/tool-page';
import { useForms } from '@/components/tools/use-tool-language';
import { withFigures } from '@/lib/tools/figures-rules';
import { LEAK_FACTS } from '@/lib/tools/leak-rate-rules';
import { loadFigures } from '@/lib/tools/loader';
import { LEAK_RATE_TOOL } from '@/lib/tools/rules';

export const generateMetadata = () => toolMetadata(LEAK_RATE_TOOL);

const { figures, checkedOn } = loadFigures(LEAK_FACTS);

export default function Page() {
  const tables = withFigures(leakRateTables(useTranslations('toolpages')), new Map(figures), useForms());
  return (
    <ToolPage tool={LEAK_RATE_TOOL} tables={tables} checkedOn={checkedOn}>
      <Messages of={['tools']}>
        <LeakRateTool figures={figures} />
      </Messages>
    </ToolPage>
  );
}
