import { CERTIFICATION_TABLES } from '@/components/tools/certification-tables';
import { CertificationTool } from '@/components/tools/certification-tool';
import { toolMetadata } from '@/components/tools/tool-facts';
import { ToolPage } from '@/components/tools/tool-page';
import { CERTIFICATION_FACTS } from '@/lib/tools/certification-rules';
import { withFigures } from '@/lib/tools/figures-rules';
import { loadFigures } from '@/lib/tools/loader';
import { CERTIFICATION_TOOL } from '@/lib/tools/rules';

export const metadata = toolMetadata(CERTIFICATION_TOOL);

const { figures, checkedOn } = loadFigures(CERTIFICATION_FACTS);

export default function Page() {
  const tables = withFigures(CERTIFICATION_TABLES, new Map(figures));
  return (
    <ToolPage tool={CERTIFICATION_TOOL} tables={tables} checkedOn={checkedOn}>
      <CertificationTool figures={figures} />
    </ToolPage>
  );
}
