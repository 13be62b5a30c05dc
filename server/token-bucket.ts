export interface Rate {
  /** Milliseconds of work that are added each second. */
  perSecond: number;
  /** The most that is saved up. */
  burst: number;
}

/** What a client has saved up of an allowance: full at first, spent by what it asks for, filled again by the second. */
export class TokenBucket {
  private left: number;
  private filledAt: number;

  /** `now` in milliseconds. However much is spent, it is there again after `longestMs`. */
  constructor(
    private readonly rate: Rate,
    now: number,
    private readonly longestMs = Number.POSITIVE_INFINITY,
  ) {
    this.left = rate.burst;
    this.filledAt = now;
  }

  fill(now: number): void {
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + ((now - this.filledAt) / 1000) * perSecond);
    this.filledAt = now;
  }

  spend(cost: number): void {
    const least = (-this.longestMs / 1000) * this.rate.perSecond;
    this.left = Math.max(least, this.left - cost);
  }

  get isThere(): boolean {
    return this.left > 0;
  }

  get isFull(): boolean {
    return this.left >= this.rate.burst;
  }

  get isMoreThanHalf(): boolean {
    return this.left > this.rate.burst / 2;
  }

  /** Milliseconds until there is something left after so much has been spent. */
  waitBehind(ahead: number): number {
    return Math.max(0, ((ahead - this.left) / this.rate.perSecond) * 1000);
  }
}
