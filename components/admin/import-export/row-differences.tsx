import { FieldDifference } from '@/components/admin/compare/field-difference';
import type { PlannedRow } from '@/lib/import-export/contract';

/** Compares the stored values with the file's, field by field. */
export function RowDifferences({ differences }: { differences: PlannedRow['differences'] }) {
  return (
    <dl className="mt-2 flex flex-col gap-2 text-sm">
      {differences.map((difference) => (
        <FieldDifference key={difference.field} {...difference} beforeLabel="Now" afterLabel="In the file" />
      ))}
    </dl>
  );
}
