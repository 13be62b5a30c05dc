import { useTranslations } from '#texts';
import { Messages } from '@/components/messages/messages';
import { evacuationTables } from '@/components/tools/evacuation-tables';
import { EvacuationTool } from '@/components/tools/evacuation-tool';
import { toolMetadata } from '@/components/tools/tool-metadata';
import { ToolPage } from '@/components/tools/tool-page';
import { useForms } from '@/components/tools/use-tool-language';
import { EVACUATION_FACTS } from '@/lib/tools/evacuation-rules';
import { withFigures } from '@/lib/tools/figures-rules';
import { loadFigures } from '@/lib/tools/loader';
import { EVACUATION_TOOL } from '@/lib/tools/rules';

export const generateMetadata = () => toolMetadata(EVACUATION_TOOL);

const { figures, checkedOn } = loadFigures(EVACUATION_FACTS);

export default function Page() {
  const tables = withFigures(evacuationTables(useTranslations('toolpages')), new Map(figures), useForms());
  return (
    <ToolPage tool={EVACUATION_TOOL} tables={tables} checkedOn={checkedOn}>
      <Messages of={['tools']}>
        <EvacuationTool figures={figures} />
      </Messages>
    </ToolPage>
  );
}
