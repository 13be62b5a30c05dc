import { CYLINDER_TABLES } from '@/components/tools/cylinder-tables';
import { CylinderTool } from '@/components/tools/cylinder-tool';
import { toolMetadata } from '@/components/tools/tool-facts';
import { ToolPage } from '@/components/tools/tool-page';
import { CYLINDER_FACTS } from '@/lib/tools/cylinder-rules';
import { withFigures } from '@/lib/tools/figures-rules';
import { loadFigures } from '@/lib/tools/loader';
import { CYLINDER_TOOL } from '@/lib/tools/rules';

export const metadata = toolMetadata(CYLINDER_TOOL);

const { figures, checkedOn } = loadFigures(CYLINDER_FACTS);

export default function Page() {
  const tables = withFigures(CYLINDER_TABLES, new Map(figures));
  return (
    <ToolPage tool={CYLINDER_TOOL} tables={tables} checkedOn={checkedOn}>
      <CylinderTool figures={figures} />
    </ToolPage>
  );
}
