import { useTranslations } from '#texts';
import { Messages } from '@/components/messages/messages';
import { certificationTables } from '@/components/tools/certification-tables';
import { CertificationTool } from '@/components/tools/certification-tool';
import { toolMetadata } from '@/components/tools/tool-metadata';
import { ToolPage } from '@/components/tools/tool-page';
import { useForms } from '@/components/tools/use-tool-language';
import { CERTIFICATION_FACTS } from '@/lib/tools/certification-rules';
import { withFigures } from '@/lib/tools/figures-rules';
import { loadFigures } from '@/lib/tools/loader';
import { CERTIFICATION_TOOL } from '@/lib/tools/rules';

export const generateMetadata = () => toolMetadata(CERTIFICATION_TOOL);

const { figures, checkedOn } = loadFigures(CERTIFICATION_FACTS);

export default function Page() {
  const tables = withFigures(certificationTables(useTranslations('toolpages')), new Map(figures), useForms());
  return (
    <ToolPage tool={CERTIFICATION_TOOL} tables={tables} checkedOn={checkedOn}>
      <Messages of={['tools']}>
        <CertificationTool figures={figures} />
      </Messages>
    </ToolPage>
  );
}
