import { LEAK_RATE_TABLES } from '@/components/tools/leak-rate-tables';
import { LeakRateTool } from '@/components/tools/leak-rate-tool';
import { toolMetadata } from '@/components/tools/tool-facts';
import { ToolPage } from '@/components/tools/tool-page';
import { withFigures } from '@/lib/tools/figures-rules';
import { LEAK_FACTS } from '@/lib/tools/leak-rate-rules';
import { loadFigures } from '@/lib/tools/loader';
import { LEAK_RATE_TOOL } from '@/lib/tools/rules';

export const metadata = toolMetadata(LEAK_RATE_TOOL);

const { figures, checkedOn } = loadFigures(LEAK_FACTS);

export default function Page() {
  const tables = withFigures(LEAK_RATE_TABLES, new Map(figures));
  return (
    <ToolPage tool={LEAK_RATE_TOOL} tables={tables} checkedOn={checkedOn}>
      <LeakRateTool figures={figures} />
    </ToolPage>
  );
}
