import { PINS } from '@/bench/lib/lab';
import { throughput } from '@/bench/lib/load';
import { comparedRow, type Measure, type Row, sideBySide } from '@/bench/lib/measure';
import { serveBuilt } from '@/bench/lib/reference';
import { findRunning } from '@/lib/db/embedded';

const ROUNDS = 5;
const BAR = { atLeast: 0.93 };
/** With a query, because the page without one is answered from memory, which is measured elsewhere. */
const PATHS = ['/api/sections', '/?from=bench'];

/**
 * The product behind its own server (screening of requests, address, caps on bodies, headers and content security policy)
 * beside the same build behind Next's, which does none of it. Not a setting of the product: nobody can switch it off there.
 */
export const security: Measure = {
  name: 'security',
  async run(lab) {
    const bare = await serveBuilt(process.cwd(), {
      prefix: PINS.server,
      path: '/api/health/ready',
      env: {
        DATABASE_URL: findRunning(lab.dataDir) ?? '',
        DATA_DIR: lab.dataDir,
        AUTH_SECRET: 'nothing is signed with this secret, ever',
        PASSWORD_PEPPER: 'no password is kept by this pepper, ever',
        RATE_LIMIT_FACTOR: '1000000',
        LOG_LEVEL: 'error',
      },
    });
    try {
      const rows: Row[] = [];
      for (const path of PATHS) {
        const speed = await sideBySide(
          () => throughput({ url: `${lab.url}${path}` }),
          () => throughput({ url: `${bare.url}${path}` }),
          ROUNDS,
          BAR,
        );
        rows.push(
          comparedRow(speed, {
            what: `GET ${path} with headers, policies and caps, requests/s`,
            floor: 'without',
            bar: BAR,
          }),
        );
      }
      return rows;
    } finally {
      await bare.stop();
    }
  },
};
