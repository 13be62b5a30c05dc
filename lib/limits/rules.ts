import type { LimitName } from '@/lib/kernel/endpoint';

export interface Limit {
  points: number;
  /** Length of the window in which `points` are allowed. */
  seconds: number;
}

/**
 * Load limits, counted in memory per instance: by account where a request carries one, so that a classroom behind one
 * address can study, otherwise by address, where the limits are higher. Limits on guessing and mail are `GUESS_LIMITS`.
 */
export const LOAD_LIMITS: Record<LimitName, Limit> = {
  read: { points: 300, seconds: 60 },
  write: { points: 120, seconds: 60 },
  answer: { points: 300, seconds: 30 },
  login: { points: 60, seconds: 60 },
  register: { points: 60, seconds: 60 },
  start: { points: 60, seconds: 60 },
  mail: { points: 60, seconds: 60 },
  token: { points: 60, seconds: 60 },
  refresh: { points: 60, seconds: 60 },
  export: { points: 10, seconds: 60 },
  import: { points: 20, seconds: 60 },
};

/** Multiplier for an address that a classroom shares before its students have signed in. */
export const PEOPLE_AT_ONE_ADDRESS = 5;

/**
 * Rows that one account can create in a day, counted in memory per instance: far more than a learner needs, far too few
 * to fill a disk. Favorites need no limit, because there is at most one per question.
 */
export const ROW_LIMITS = {
  attempts: { points: 300, seconds: 24 * 60 * 60 },
  sessions: { points: 200, seconds: 24 * 60 * 60 },
  reports: { points: 100, seconds: 24 * 60 * 60 },
  /** Reports by device accounts, counted by connection, because a script can create any number of accounts. */
  deviceReports: { points: 20, seconds: 24 * 60 * 60 },
  classes: { points: 60, seconds: 24 * 60 * 60 },
  assignments: { points: 100, seconds: 24 * 60 * 60 },
  /** Classes that an account joins. */
  joins: { points: 100, seconds: 24 * 60 * 60 },
  /** Rounds of questions in the classroom. */
  rounds: { points: 100, seconds: 24 * 60 * 60 },
  /** Sheets of paper answers, each for one class. */
  papers: { points: 100, seconds: 24 * 60 * 60 },
} as const satisfies Record<string, Limit>;

export type RowLimitName = keyof typeof ROW_LIMITS;

/** Limits on guessing and mail, counted in PostgreSQL and shared by all instances (security, requirements 61 to 65). */
export const GUESS_LIMITS = {
  /** Counts wrong passwords only. */
  loginByAddress: { points: 50, seconds: 15 * 60 },
  /**
   * Applies once `loginByAddress` is used up: one try per interval, which a right password gives back. An honest person
   * behind the address waits for seconds instead of 15 minutes, and an attacker who tries many accounts gets 180 more
   * guesses in that time.
   */
  loginByAddressSlowly: { points: 1, seconds: 5 },
  loginByAccount: { points: 10, seconds: 15 * 60 },
  /** Replaces `loginByAccount` in a browser that has signed in to the account before. */
  loginByDevice: { points: 10, seconds: 15 * 60 },
  /** Signed-in account that confirms its password. Separate, so that strangers cannot use up these tries. */
  passwordOfUser: { points: 10, seconds: 15 * 60 },
  /** One classroom can sign up within an hour. */
  registerByAddress: { points: 60, seconds: 60 * 60 },
  /** Device accounts need no email address, so sign-ups are limited by connection: three classrooms an hour. */
  startByAddress: { points: 120, seconds: 60 * 60 },
  /**
   * Limit for clients that change their address within a network. High, because a phone carrier puts many people behind
   * one.
   */
  startByNetwork: { points: 1_000, seconds: 60 * 60 },
  mailByAddress: { points: 20, seconds: 10 * 60 },
  mailToAccount: { points: 3, seconds: 60 * 60 },
  mailToAccountSoon: { points: 1, seconds: 60 },
  /**
   * Messages of one kind to one address, whoever causes them. Higher than `mailToAccount`, so that no promised link is
   * dropped.
   */
  mailOfAKind: { points: 5, seconds: 60 * 60 },
  /** Counts invalid links only. */
  tokenByAddress: { points: 30, seconds: 5 * 60 },
  /** Counts wrong carry codes only. */
  carryByAddress: { points: 20, seconds: 15 * 60 },
  /** Applies once `carryByAddress` is used up, as for passwords: 60 more guesses in that time. */
  carryByAddressSlowly: { points: 1, seconds: 15 },
  /** Limit for clients that change their address within a network; reached long before `carryOfAll`. */
  carryByNetwork: { points: 200, seconds: 15 * 60 },
  carryByNetworkSlowly: { points: 1, seconds: 15 },
  /**
   * Global limit for attackers who guess from many networks. Slow tries count too, so that they add no risk. With a
   * thousand open codes, the probability of a correct guess is one in a million per 15 minutes. A client who exhausts
   * the limit blocks only the carrying of accounts.
   */
  carryOfAll: { points: 3_000, seconds: 15 * 60 },
  /**
   * Counts wrong class codes only; a right one gives its try back, so that three classes behind one address can join at
   * once. There are 3.6 × 10¹² codes. One address can try 11,520 a day, plus 17,280 slowly: with a thousand classes it
   * finds one in 340 years.
   */
  classCodeByAddress: { points: 120, seconds: 15 * 60 },
  /** Applies once `classCodeByAddress` is used up, as for passwords. */
  classCodeByAddressSlowly: { points: 1, seconds: 5 },
  /** Students who join one class from one connection: one and a half lecture halls an hour. */
  joinsOfClass: { points: 60, seconds: 60 * 60 },
  /**
   * Limit for clients that change their address within a network: 113,280 tries a day including slow ones, which find a
   * class in 86 years.
   */
  classCodeByNetwork: { points: 1_000, seconds: 15 * 60 },
  classCodeByNetworkSlowly: { points: 1, seconds: 5 },
} as const satisfies Record<string, Limit>;

export type GuessLimitName = keyof typeof GUESS_LIMITS;

/** Cause of a message. The fewer people can trigger it, the larger its share of the hourly mail. */
export type MailCause = 'sign-up' | 'unconfirmed account' | 'confirmed account';
