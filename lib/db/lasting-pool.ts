import 'server-only';
import pg from 'pg';

/**
 * Classes of SQLSTATE that are about the values of one statement or about other transactions that it met: data exceptions, broken
 * constraints, and transactions that have to be tried again. The connection is as good as before.
 */
const ABOUT_THE_STATEMENT = ['22', '23', '40'];

type Release = (error?: Error | boolean) => void;
type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;

const isAboutStatement = (error: Error | boolean | undefined): boolean =>
  error instanceof pg.DatabaseError &&
  error.severity === 'ERROR' &&
  ABOUT_THE_STATEMENT.includes(error.code?.slice(0, 2) ?? '');

/** In a function of its own: see `server/own-functions.ts`. */
const keepRefused =
  (release: Release): Release =>
  (error) =>
    release(isAboutStatement(error) ? undefined : error);

/** Gives a connection opened in advance to the request that has waited longest. An error is dropped: the next request reports it. */
const releaseOpened: OnConnect = (_error, _client, release) => release();

/**
 * A pool that keeps a connection whose statement was refused. `pg` closes it after any error, and the next request waits for a new one
 * and for its plans: sign-ups with a taken address slowed down other people's answers by 20 ms, three times a second. An error that may be
 * about the connection itself still closes it, such as that of a plan made before a migration.
 */
export class LastingPool extends pg.Pool {
  /** Of `pg-pool`, without types: opens a connection and hands it to the callback. */
  declare private readonly newClient: (item: { callback: OnConnect }) => void;

  /**
   * Begins to open all connections that are missing, up to `max`. A request that comes meanwhile takes the first that is free. Without
   * this the pool opens a connection for the request, which then waits for that one even while others come free.
   */
  fill(): void {
    while (!this.ending && this.totalCount < this.options.max) this.newClient({ callback: releaseOpened });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): unknown {
    // For a transaction, which releases its connection itself.
    if (!callback) return super.connect();
    // The pool's own `query` connects this way, and calls the client's `release` with its error.
    return super.connect((error, client, release) => {
      if (client) client.release = keepRefused(client.release);
      callback(error, client, release);
    });
  }
}
