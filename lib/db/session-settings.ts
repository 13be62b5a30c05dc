/**
 * What every connection of the product runs under. Asked for by each connection, so that no setting elsewhere can undo it, and given
 * to the product's role by the migration, because a pooler of transactions hands on nothing that a client asks for when it connects.
 * An answer that we have acknowledged is on the disk, and where replicas are synchronous, on a second one.
 */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  statement_timeout: '5000',
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '10000',
  synchronous_commit: 'on',
};
