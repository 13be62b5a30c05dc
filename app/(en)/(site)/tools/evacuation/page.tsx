import { EVACUATION_TABLES } from '@/components/tools/evacuation-tables';
import { EvacuationTool } from '@/components/tools/evacuation-tool';
import { toolMetadata } from '@/components/tools/tool-facts';
import { ToolPage } from '@/components/tools/tool-page';
import { EVACUATION_FACTS } from '@/lib/tools/evacuation-rules';
import { withFigures } from '@/lib/tools/figures-rules';
import { loadFigures } from '@/lib/tools/loader';
import { EVACUATION_TOOL } from '@/lib/tools/rules';

export const metadata = toolMetadata(EVACUATION_TOOL);

const { figures, checkedOn } = loadFigures(EVACUATION_FACTS);

export default function Page() {
  const tables = withFigures(EVACUATION_TABLES, new Map(figures));
  return (
    <ToolPage tool={EVACUATION_TOOL} tables={tables} checkedOn={checkedOn}>
      <EvacuationTool figures={figures} />
    </ToolPage>
  );
}
