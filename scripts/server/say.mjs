/** One line on standard error, as the product's own log has them. */
export function say(msg, error, fields = {}) {
  const line = { level: 'error', time: new Date().toISOString(), msg, ...fields, error: String(error) };
  console.error(JSON.stringify({ ...line, stack: error?.stack }));
}
