/**
 * How much of large bodies is in memory at once. An account may have one upload at a time, but one client may have many accounts: what
 * has arrived of all uploads together is bounded, and what has arrived of those from one connection. What is only announced counts for
 * nothing, so that those who send slowly hold up nobody.
 */

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_OF_CONNECTION = 24 * 1024 * 1024;

interface HeldBody {
  /** False where there is no room for so many bytes more. */
  grow: (bytes: number) => boolean;
  /** To be called once the body is no longer used; more often does no harm. */
  release: () => void;
}

export class BodyBudget {
  private bytes = 0;
  private readonly ofConnections = new Map<string, number>();

  /** A body that begins; `connection` names where it comes from. */
  hold(connection: string): HeldBody {
    let held = 0;
    let isReleased = false;
    return {
      grow: (bytes) => {
        // What still arrives of one that nobody reads is dropped.
        if (isReleased) return true;
        const there = this.ofConnections.get(connection) ?? 0;
        if (this.bytes + bytes > MOST_BYTES || there + bytes > MOST_OF_CONNECTION) return false;
        held += bytes;
        this.bytes += bytes;
        this.ofConnections.set(connection, there + bytes);
        return true;
      },
      release: () => {
        isReleased = true;
        const left = (this.ofConnections.get(connection) ?? 0) - held;
        this.bytes -= held;
        held = 0;
        if (left > 0) this.ofConnections.set(connection, left);
        else this.ofConnections.delete(connection);
      },
    };
  }
}
