/** One line on standard error, as the product's own log has them. */
export function logError(msg: string, error: unknown, fields: Record<string, unknown> = {}): void {
  const line = { level: 'error', time: new Date().toISOString(), msg, ...fields, error: String(error) };
  console.error(JSON.stringify({ ...line, stack: error instanceof Error ? error.stack : undefined }));
}
