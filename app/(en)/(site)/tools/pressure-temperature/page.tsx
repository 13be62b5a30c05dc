import { PRESSURE_TABLES } from '@/components/tools/pressure-tables';
import { PressureTool } from '@/components/tools/pressure-tool';
import { toolMetadata } from '@/components/tools/tool-facts';
import { ToolPage } from '@/components/tools/tool-page';
import { PRESSURE_TOOL } from '@/lib/tools/rules';

export const metadata = toolMetadata(PRESSURE_TOOL);

export default function Page() {
  return (
    <ToolPage tool={PRESSURE_TOOL} tables={PRESSURE_TABLES}>
      <PressureTool />
    </ToolPage>
  );
}
