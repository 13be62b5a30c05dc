import type { LimitName } from '@/lib/kernel/endpoint';

export interface Limit {
  points: number;
  /** Length of the time window in which `points` requests are allowed. */
  seconds: number;
}

/**
 * Limits on load, counted in memory per instance. Requests with an account count by account, so that a classroom behind
 * one address can study. Others count by address, with higher limits. `GUESS_LIMITS` has the limits on guessing and
 * mail.
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

/** Factor for the limits of an address, because a classroom shares the address before the students have signed in. */
export const PEOPLE_AT_ONE_ADDRESS = 5;

/**
 * Maximum number of rows that one account can create in a day, counted in memory per instance. Far more than a learner
 * needs, but too few to fill a disk. Favorites need no limit, because there is at most one per question.
 */
export const ROW_LIMITS = {
  attempts: { points: 300, seconds: 24 * 60 * 60 },
  sessions: { points: 200, seconds: 24 * 60 * 60 },
  reports: { points: 100, seconds: 24 * 60 * 60 },
  /**
   * Reports by device accounts of one connection. They are not counted by account, because a script can create any
   * number of device accounts.
   */
  deviceReports: { points: 20, seconds: 24 * 60 * 60 },
  classes: { points: 60, seconds: 24 * 60 * 60 },
  assignments: { points: 100, seconds: 24 * 60 * 60 },
  /** Classes that an account joins. */
  joins: { points: 100, seconds: 24 * 60 * 60 },
  /** Rounds of questions in the classroom. */
  rounds: { points: 100, seconds: 24 * 60 * 60 },
  /** Saved lists of paper answers, each for one class. */
  papers: { points: 100, seconds: 24 * 60 * 60 },
} as const satisfies Record<string, Limit>;

export type RowLimitName = keyof typeof ROW_LIMITS;

/**
 * Limits on guessing and mail, counted in PostgreSQL and so shared by all instances (security requirements 61 to 65).
 */
export const GUESS_LIMITS = {
  /** Counts wrong passwords only. */
  loginByAddress: { points: 50, seconds: 15 * 60 },
  /**
   * Applies once `loginByAddress` is used up: one try per interval, which does not count if the password is right. So
   * other people at the address wait for seconds instead of 15 minutes, and an attacker who tries many accounts gets
   * 180 more guesses in that time.
   */
  loginByAddressSlowly: { points: 1, seconds: 5 },
  loginByAccount: { points: 10, seconds: 15 * 60 },
  /** Applies instead of `loginByAccount` in a browser that has signed in to the account before. */
  loginByDevice: { points: 10, seconds: 15 * 60 },
  /**
   * Wrong passwords of signed-in users who must confirm their password. Counted separately, so that strangers cannot
   * use up these tries.
   */
  passwordOfUser: { points: 10, seconds: 15 * 60 },
  /** Registrations from one address: one classroom per hour. */
  registerByAddress: { points: 60, seconds: 60 * 60 },
  /** New device accounts from one connection, because they need no email address: three classrooms per hour. */
  startByAddress: { points: 120, seconds: 60 * 60 },
  /**
   * New device accounts from one network, for clients that change their address within it. High, because phone carriers
   * put many people into one network.
   */
  startByNetwork: { points: 1_000, seconds: 60 * 60 },
  mailByAddress: { points: 20, seconds: 10 * 60 },
  mailToAccount: { points: 3, seconds: 60 * 60 },
  mailToAccountSoon: { points: 1, seconds: 60 },
  /**
   * Messages of one kind to one mailbox, whatever their reason. Higher than `mailToAccount`, so that a link is always
   * sent if the product has promised it.
   */
  mailOfAKind: { points: 5, seconds: 60 * 60 },
  /** Counts invalid links only. */
  tokenByAddress: { points: 30, seconds: 5 * 60 },
  /** Counts wrong carry codes only. */
  carryByAddress: { points: 20, seconds: 15 * 60 },
  /** Applies once `carryByAddress` is used up, as for passwords: 60 more guesses in 15 minutes. */
  carryByAddressSlowly: { points: 1, seconds: 15 },
  /**
   * Carry codes tried from one network, for clients that change their address within it. Reached long before
   * `carryOfAll`.
   */
  carryByNetwork: { points: 200, seconds: 15 * 60 },
  carryByNetworkSlowly: { points: 1, seconds: 15 },
  /**
   * Limit on all guesses together, for attackers who use many networks. Slow tries also count, so they add no risk.
   * With a thousand valid codes, the probability of a correct guess is one in a million per 15 minutes. An attacker who
   * uses up this limit only prevents others from using carry codes.
   */
  carryOfAll: { points: 3_000, seconds: 15 * 60 },
  /**
   * Counts only wrong class codes, so that three classes behind one address can join at the same time. There are 3.6 ×
   * 10¹² codes. One address can try 11,520 a day, plus 17,280 slowly. With a thousand classes, it would find one in 340
   * years.
   */
  classCodeByAddress: { points: 120, seconds: 15 * 60 },
  /** Applies once `classCodeByAddress` is used up, as for passwords. */
  classCodeByAddressSlowly: { points: 1, seconds: 5 },
  /** Students who join one class from one connection: one and a half lecture halls per hour. */
  joinsOfClass: { points: 60, seconds: 60 * 60 },
  /**
   * Class codes tried from one network, for clients that change their address within it: 113,280 tries a day including
   * slow ones, with which a class would be found in 86 years.
   */
  classCodeByNetwork: { points: 1_000, seconds: 15 * 60 },
  classCodeByNetworkSlowly: { points: 1, seconds: 5 },
} as const satisfies Record<string, Limit>;

export type GuessLimitName = keyof typeof GUESS_LIMITS;

/**
 * Reason of a message. The fewer people can cause a message for this reason, the larger the share of the hourly mail it
 * may use.
 */
export type MailCause = 'sign-up' | 'unconfirmed account' | 'confirmed account';
