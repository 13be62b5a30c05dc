/**
 * Settings of every connection. Each connection sets them, so that no other setting can override them, and the
 * migration sets them on the product's role, because a transaction pooler does not forward a client's startup options.
 * An acknowledged answer is on disk, and with synchronous replicas on a second one.
 */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  statement_timeout: '5000',
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '10000',
  synchronous_commit: 'on',
};
