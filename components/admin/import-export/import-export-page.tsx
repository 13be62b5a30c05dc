'use client';

import { ExportCard } from './export-card';
import { ImportCard } from './import-card';
import { PastImports } from './past-imports';

/** Export and import of questions as files. */
export function ImportExportPage() {
  return (
    <div className="flex flex-col gap-6">
      <ExportCard />
      <ImportCard />
      <PastImports />
    </div>
  );
}
