import type { ImportExportFormat } from '@/lib/import-export/formats-rules';

export const FORMAT_NAMES: Record<ImportExportFormat, string> = {
  csv: 'CSV, for spreadsheets',
  json: 'JSON, for programs',
  gift: 'GIFT, for Moodle',
};

/** Derives the format from the file extension. Returns null for unknown extensions. */
export function formatOf(fileName: string): ImportExportFormat | null {
  if (/\.csv$/i.test(fileName)) return 'csv';
  if (/\.json$/i.test(fileName)) return 'json';
  return /\.(gift|txt)$/i.test(fileName) ? 'gift' : null;
}
