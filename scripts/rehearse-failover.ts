import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Cluster, clear, makeCertificate } from './rehearsal/cluster';
import { CONTROL_FAULTS, FAULTS } from './rehearsal/faults';
import { runLap } from './rehearsal/lap';
import { installMissing } from './rehearsal/packages';
import { Results } from './rehearsal/results';
import { rehearseUpgrade } from './rehearsal/upgrade';

/**
 * `npm run rehearse:failover`: the cluster of deploy/ha on this machine, learners on it, and one fault after the other. Needs Linux
 * on Debian's packages, root, and a build. `-- --rounds 200 --resume` goes on after the laps that are in the record.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    /** Only this fault. */
    fault: { type: 'string' },
    /** The harness on trial: commits wait for no second machine, and answers have to be missing. */
    control: { type: 'boolean', default: false },
    /** Instances are replaced under load, with a migration in between, instead of anything being killed. */
    upgrade: { type: 'boolean', default: false },
    /** Laps are added to docs/availability-rounds.jsonl, and docs/availability.md says what is there. */
    keep: { type: 'boolean', default: false },
    /** The same, and rounds that are there count. */
    resume: { type: 'boolean', default: false },
    /** No lap begins later than that. */
    minutes: { type: 'string', default: '600' },
    seed: { type: 'string', default: '608' },
  },
});

const say = (message: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${message}`);

/** This program again, with learners who trust the certificate of the edge: Node asks for that at its start. */
function runTrusting(): number {
  const folder = mkdtempSync(join(tmpdir(), 'coldpass-failover-'));
  const { certificate } = makeCertificate(folder);
  const env = { ...process.env, REHEARSAL_FOLDER: folder, NODE_EXTRA_CA_CERTS: certificate };
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    env,
    stdio: 'inherit',
  });
  if (status === 0) clear(folder);
  else console.error(`What each part has said is in ${join(folder, 'log')}`);
  return status ?? 1;
}

async function rehearse(folder: string): Promise<boolean> {
  const faults = values.control ? CONTROL_FAULTS : FAULTS;
  mkdirSync('test-results', { recursive: true });
  const results = new Results({
    file: `test-results/${values.control ? 'failover-control' : 'failover'}.json`,
    kind: values.control ? 'control' : 'faults',
    isKept: values.keep || values.resume,
    isResumed: values.resume,
  });
  const cluster = new Cluster(folder, { isSynchronous: !values.control, say });
  const stop = async () => {
    await cluster.close();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await cluster.open();
    if (values.upgrade) return await rehearseUpgrade(cluster, say);
    const wanted = Number(values.rounds);
    const latest = Date.now() + Number(values.minutes) * 60_000;
    const names = values.fault ? [values.fault] : Object.keys(faults);
    while (results.totals.rounds < wanted && Date.now() < latest) {
      const done = results.totals.rounds;
      const order = results.next(names, wanted - done);
      const lap = await runLap({ cluster, faults, order, seed: Number(values.seed) + done, say });
      results.add(lap);
      say(`${results.totals.rounds} of ${wanted} rounds; ${JSON.stringify(results.totals)}`);
      // A cluster that has not become whole again cannot be broken further.
      if (lap.rounds.length < order.length) break;
    }
    return results.judge();
  } finally {
    await cluster.close();
  }
}

const folder = process.env.REHEARSAL_FOLDER;
if (folder) process.exitCode = (await rehearse(folder)) ? 0 : 1;
else if (process.getuid?.() !== 0) throw new Error('The rehearsal makes network namespaces: run it as root.');
else if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build: npm run build');
else {
  installMissing(say);
  process.exitCode = runTrusting();
}
