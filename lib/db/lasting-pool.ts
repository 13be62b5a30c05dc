import 'server-only';
import pg from 'pg';

/**
 * Classes of SQLSTATE that are about the values of one statement or about whom it met: data exceptions, broken constraints, and
 * transactions that have to be tried again. The connection is as good as before.
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

/**
 * A pool that keeps a connection whose statement was refused. `pg` closes it after any error, and whoever comes next waits for a new
 * one and for the plans it has to make: somebody who tried to sign up again and again with a taken address slowed down everybody's
 * answers by 20 ms, three times a second. What may be about the connection itself, a plan kept from before a migration for example, still
 * closes it.
 */
export class LastingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): unknown {
    // Whoever has a connection for a transaction closes or keeps it by themselves.
    if (!callback) return super.connect();
    // `query` of the pool asks this way, and releases by the client's own function.
    return super.connect((error, client, release) => {
      if (client) client.release = keepRefused(client.release);
      callback(error, client, release);
    });
  }
}
