import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Machines on this machine: network namespaces, each with one address on a bridge that they share. Ports, loopback and what a kill
 * reaches are a machine's own; the file system is shared.
 */

export interface Machine {
  name: string;
  address: string;
}

const run = (...command: string[]): string => {
  const [file = '', ...rest] = command;
  return execFileSync(file, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
};
const tryRun = (...command: string[]): boolean => {
  const [file = '', ...rest] = command;
  return spawnSync(file, rest, { stdio: 'ignore' }).status === 0;
};

export class Machines {
  private readonly bridge: string;

  /** `prefix`: of the names, five letters at most. `network`: the first three bytes, such as 10.68.8; this machine is .254. */
  constructor(
    private readonly prefix: string,
    private readonly network: string,
  ) {
    this.bridge = `${prefix}br`;
  }

  /** What an interrupted run has left is removed first. */
  open(): void {
    this.close();
    run('ip', 'link', 'add', this.bridge, 'type', 'bridge');
    run('ip', 'addr', 'add', `${this.network}.254/24`, 'dev', this.bridge);
    run('ip', 'link', 'set', this.bridge, 'up');
  }

  add(name: string, host: number): Machine {
    const [space, outer, address] = [this.space(name), this.cable(name), `${this.network}.${host}`];
    run('ip', 'netns', 'add', space);
    // A namespace that an interrupted run has left ends a while after its last process, and its cable with it.
    tryRun('ip', 'link', 'del', outer);
    run('ip', 'link', 'add', outer, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    run('ip', 'link', 'set', outer, 'master', this.bridge);
    run('ip', 'link', 'set', outer, 'up');
    run('ip', '-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
    run('ip', '-n', space, 'link', 'set', 'eth0', 'up');
    run('ip', '-n', space, 'link', 'set', 'lo', 'up');
    return { name, address };
  }

  /** Before a command, to run it on that machine. */
  on = ({ name }: Machine): string[] => ['ip', 'netns', 'exec', this.space(name)];

  /** As when the power fails: every process of it, at once. */
  killAll({ name }: Pick<Machine, 'name'>): void {
    const pids = spawnSync('ip', ['netns', 'pids', this.space(name)], { encoding: 'utf8' }).stdout;
    for (const pid of (pids ?? '').split('\n').filter(Boolean)) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has ended since it was listed.
      }
    }
  }

  /** Processes of a machine whose command line matches. */
  find({ name }: Machine, pattern: RegExp): number[] {
    const listed = run('ip', 'netns', 'pids', this.space(name)).split('\n').filter(Boolean);
    return listed
      .filter((pid) => {
        const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' });
        return pattern.test(stdout ?? '');
      })
      .map(Number);
  }

  /** Nothing passes between the one and the others any more, and nobody is told. Returns what mends it. */
  separate(one: Machine, others: readonly Machine[]): () => void {
    const rules = others.flatMap((other) => [
      [one, other.address],
      [other, one.address],
    ]) as [Machine, string][];
    const rule = (act: '-A' | '-D') => {
      for (const [machine, source] of rules) {
        run(...this.on(machine), 'iptables', '-w', act, 'INPUT', '-s', source, '-j', 'DROP');
      }
    };
    rule('-A');
    return () => rule('-D');
  }

  /** Its cable is pulled. Returns what plugs it in again. */
  unplug({ name }: Machine): () => void {
    run('ip', 'link', 'set', this.cable(name), 'nomaster');
    return () => void run('ip', 'link', 'set', this.cable(name), 'master', this.bridge);
  }

  close(): void {
    const listed = spawnSync('ip', ['netns', 'list'], { encoding: 'utf8' }).stdout ?? '';
    for (const line of listed.split('\n')) {
      const space = line.split(' ')[0] ?? '';
      if (!space.startsWith(`${this.prefix}-`)) continue;
      this.killAll({ name: space.slice(this.prefix.length + 1) });
      tryRun('ip', 'netns', 'del', space);
    }
    tryRun('ip', 'link', 'del', this.bridge);
  }

  private space = (name: string): string => `${this.prefix}-${name}`;
  private cable = (name: string): string => `${this.prefix}${name}`;
}
