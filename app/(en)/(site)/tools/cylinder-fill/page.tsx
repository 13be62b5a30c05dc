import { useTranslations } from '#texts';
import { Messages } from '@/components/messages/messages';
import { cylinderTables } from '@/components/tools/cylinder-tables';
import { CylinderTool } from '@/components/tools/cylinder-tool';
import { toolMetadata } from '@/components/tools/tool-metadata';
import { ToolPage } from '@/components/tools/tool-page';
import { useForms } from '@/components/tools/use-tool-language';
import { CYLINDER_FACTS } from '@/lib/tools/cylinder-rules';
import { withFigures } from '@/lib/tools/figures-rules';
import { loadFigures } from '@/lib/tools/loader';
import { CYLINDER_TOOL } from '@/lib/tools/rules';

export const generateMetadata = () => toolMetadata(CYLINDER_TOOL);

const { figures, checkedOn } = loadFigures(CYLINDER_FACTS);

export default function Page() {
  const tables = withFigures(cylinderTables(useTranslations('toolpages')), new Map(figures), useForms());
  return (
    <ToolPage tool={CYLINDER_TOOL} tables={tables} checkedOn={checkedOn}>
      <Messages of={['tools']}>
        <CylinderTool figures={figures} />
      </Messages>
    </ToolPage>
  );
}
