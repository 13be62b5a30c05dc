import type { ExchangeFormat } from '@/lib/exchange/contract';

export const FORMAT_NAMES: Record<ExchangeFormat, string> = {
  csv: 'CSV, for spreadsheets',
  json: 'JSON, for programs',
  gift: 'GIFT, for Moodle',
};

/** By the end of a file's name; null where it says nothing. */
export function formatOf(fileName: string): ExchangeFormat | null {
  if (/\.csv$/i.test(fileName)) return 'csv';
  if (/\.json$/i.test(fileName)) return 'json';
  return /\.(gift|txt)$/i.test(fileName) ? 'gift' : null;
}
