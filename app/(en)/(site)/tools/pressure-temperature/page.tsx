import { useTranslations } from '#texts';
import { Messages } from '@/components/messages/messages';
import { pressureTables } from '@/components/tools/pressure-tables';
import { PressureTool } from '@/components/tools/pressure-tool';
import { toolMetadata } from '@/components/tools/tool-metadata';
import { ToolPage } from '@/components/tools/tool-page';
import { PRESSURE_TOOL } from '@/lib/tools/rules';

export const generateMetadata = () => toolMetadata(PRESSURE_TOOL);

export default function Page() {
  return (
    <ToolPage tool={PRESSURE_TOOL} tables={pressureTables(useTranslations('toolpages'))}>
      <Messages of={['tools']}>
        <PressureTool />
      </Messages>
    </ToolPage>
  );
}
