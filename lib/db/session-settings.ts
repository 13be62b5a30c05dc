/**
 * Settings of every database connection. Each connection sets them itself, so that no other configuration overrides
 * them. The migration also stores them with the product's role, because a transaction pooler does not forward the
 * options with which a client connects. The settings ensure that an acknowledged answer is on disk, and with
 * synchronous replicas also on a second server.
 */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  statement_timeout: '5000',
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '10000',
  synchronous_commit: 'on',
};
