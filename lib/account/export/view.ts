/** A row as plain JSON: instants in ISO, bytes in base64, big numbers as text. */
export function viewRow(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, viewValue(value)]));
}

function viewValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return typeof value === 'bigint' ? value.toString() : value;
}
