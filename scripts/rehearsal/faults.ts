import { setTimeout as sleep } from 'node:timers/promises';
import { fillDisk } from '@/e2e/fixtures/small-disk';
import type { Cluster } from './cluster';
import type { Machine } from './machines';

/** What breaks. Each does its damage, waits until the cluster has noticed, and puts back what an operator or a power socket would. */

type Fault = (cluster: Cluster) => Promise<void>;

const NOTICED_MS = 90_000;

async function requireLeader(cluster: Cluster): Promise<Machine> {
  const leader = await cluster.leader();
  if (!leader) throw new Error('There is no leader to break');
  return leader;
}

const untilAnotherLeads = (cluster: Cluster, old: Machine): Promise<void> =>
  cluster.until(
    `another leader than ${old.name}`,
    async () => {
      const leader = await cluster.leader();
      return leader !== null && leader.name !== old.name;
    },
    NOTICED_MS,
  );

const revive = (cluster: Cluster, { name }: Machine): void => cluster.startMachine(name, ['etcd', 'patroni']);

/** Processes that Patroni has started: the postmaster is the one without another postgres above it. */
function killPostgres(cluster: Cluster, machine: Machine): void {
  for (const pid of cluster.machines.find(machine, /postgres/)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended with its postmaster.
    }
  }
}

const leaderPowerCut: Fault = async (cluster) => {
  const leader = await requireLeader(cluster);
  cluster.killMachine(leader);
  await untilAnotherLeads(cluster, leader);
  revive(cluster, leader);
};

/** The database's processes alone; whether Patroni starts it again or gives the lead away is its own to decide. */
const leaderDatabaseKilled: Fault = async (cluster) => killPostgres(cluster, await requireLeader(cluster));

const leaderPatroniKilled: Fault = async (cluster) => {
  const leader = await requireLeader(cluster);
  cluster.service(leader, 'patroni').kill();
};

const standbyPowerCut: Fault = async (cluster) => {
  const standby = await cluster.standby();
  if (!standby) throw new Error('There is no standby to break');
  cluster.killMachine(standby);
  await cluster.until(
    'the lead goes on without the standby',
    async () => {
      const now = await cluster.standby();
      return now !== null && now.name !== standby.name;
    },
    NOTICED_MS,
  );
  revive(cluster, standby);
};

const etcdKilled: Fault = async (cluster) => {
  const leader = await requireLeader(cluster);
  cluster.service(leader, 'etcd').kill();
};

const poolerKilled: Fault = async (cluster) => cluster.service(turn(cluster), 'pgbouncer').kill();
const balancerKilled: Fault = async (cluster) => cluster.service(turn(cluster), 'haproxy').kill();
const instanceKilled: Fault = async (cluster) => cluster.service(turn(cluster), 'product').kill();

let turns = 0;
/** The machines of the product by turns. */
function turn({ product }: Cluster): Machine {
  turns += 1;
  const machine = product[turns % product.length];
  if (!machine) throw new Error('There is no machine of the product');
  return machine;
}

/** Etcd and the replicas are out of its reach, and those who ask it are not: it must not go on saying that it has saved. */
const leaderApart: Fault = async (cluster) => {
  const leader = await requireLeader(cluster);
  const others = cluster.database.filter(({ name }) => name !== leader.name);
  const mend = cluster.machines.separate(leader, others);
  try {
    await untilLeadIsElsewhere(cluster, leader);
  } finally {
    mend();
  }
};

const leaderUnplugged: Fault = async (cluster) => {
  const leader = await requireLeader(cluster);
  const mend = cluster.machines.unplug(leader);
  try {
    await untilLeadIsElsewhere(cluster, leader);
  } finally {
    mend();
  }
};

/** As the others see it: the old one may still answer us, and believe that it leads. */
const untilLeadIsElsewhere = (cluster: Cluster, old: Machine): Promise<void> =>
  cluster.until(
    `the others follow another one than ${old.name}`,
    async () => {
      for (const { address, name } of cluster.database) {
        if (name === old.name) continue;
        const response = await fetch(`http://${address}:8008/primary`, {
          method: 'OPTIONS',
          signal: AbortSignal.timeout(1_000),
        }).catch(() => null);
        if (response?.ok) return true;
      }
      return false;
    },
    NOTICED_MS,
  );

/** Not a byte is free for half a minute, or until another one leads. */
const FULL_MS = 30_000;
const leaderDiskFull: Fault = async (cluster) => {
  const leader = await requireLeader(cluster);
  const makeRoom = fillDisk(cluster.diskOf(leader));
  try {
    const deadline = Date.now() + FULL_MS;
    while (Date.now() < deadline && (await cluster.leader())?.name === leader.name) await sleep(200);
  } finally {
    makeRoom();
  }
};

export const FAULTS: Readonly<Record<string, Fault>> = {
  'leader: power cut': leaderPowerCut,
  'pooler killed': poolerKilled,
  'copy: power cut': standbyPowerCut,
  'leader: cut off from the other two': leaderApart,
  'balancer killed': balancerKilled,
  'etcd member killed': etcdKilled,
  'leader: database killed': leaderDatabaseKilled,
  'instance killed': instanceKilled,
  'leader: cable pulled': leaderUnplugged,
  'leader: Patroni killed': leaderPatroniKilled,
  'leader: disk full': leaderDiskFull,
};

/** What has to lose answers where commits do not wait for a second machine. */
export const CONTROL_FAULTS: Readonly<Record<string, Fault>> = { 'leader: cut off from the other two': leaderApart };
