import type { LimitName } from '@/lib/kernel/endpoint';

export interface Limit {
  points: number;
  /** Length in seconds of the time window in which `points` requests are allowed. */
  seconds: number;
}

/**
 * Limits on load, counted in memory on each instance. Requests with an account are counted per account, so that a
 * classroom behind one address can study. Other requests are counted per address, with higher limits. `GUESS_LIMITS`
 * has the limits on guesses and email.
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

/**
 * Factor by which the limits of an address are higher, because a classroom shares the address until the students have
 * signed in.
 */
export const PEOPLE_AT_ONE_ADDRESS = 5;

/**
 * Maximum number of rows that one account can create in a day, counted in memory on each instance. Far more than a
 * learner needs, but too few to fill a disk. Favorites need no limit, because there is at most one per question.
 */
export const ROW_LIMITS = {
  attempts: { points: 300, seconds: 24 * 60 * 60 },
  sessions: { points: 200, seconds: 24 * 60 * 60 },
  reports: { points: 100, seconds: 24 * 60 * 60 },
  /**
   * Reports by the device accounts of one connection. They are not counted per account, because a script can create any
   * number of device accounts.
   */
  deviceReports: { points: 20, seconds: 24 * 60 * 60 },
  classes: { points: 60, seconds: 24 * 60 * 60 },
  assignments: { points: 100, seconds: 24 * 60 * 60 },
  /** Classes that an account joins. */
  joins: { points: 100, seconds: 24 * 60 * 60 },
  /** Rounds of questions in the classroom. */
  rounds: { points: 100, seconds: 24 * 60 * 60 },
  /** Saved lists of answers on paper. Each list belongs to one class. */
  papers: { points: 100, seconds: 24 * 60 * 60 },
} as const satisfies Record<string, Limit>;

export type RowLimitName = keyof typeof ROW_LIMITS;

/**
 * Limits on guesses and email. They are counted in PostgreSQL, so all instances share them (security requirements 61 to
 * 65).
 */
export const GUESS_LIMITS = {
  /** Counts wrong passwords only. */
  loginByAddress: { points: 50, seconds: 15 * 60 },
  /**
   * Applies once `loginByAddress` is used up: one try per interval, which does not count if the password is right.
   * Other people at the address then wait for seconds instead of 15 minutes. An attacker who tries many accounts gets
   * 180 more guesses in that time.
   */
  loginByAddressSlowly: { points: 1, seconds: 5 },
  loginByAccount: { points: 10, seconds: 15 * 60 },
  /** Replaces `loginByAccount` in a browser that has signed in to the account before. */
  loginByDevice: { points: 10, seconds: 15 * 60 },
  /**
   * Wrong passwords of signed-in users who must confirm their password. They are counted separately, so that strangers
   * cannot use up these tries.
   */
  passwordOfUser: { points: 10, seconds: 15 * 60 },
  /** Registrations from one address: one classroom per hour. */
  registerByAddress: { points: 60, seconds: 60 * 60 },
  /** New device accounts from one connection, because they need no email address: three classrooms per hour. */
  startByAddress: { points: 120, seconds: 60 * 60 },
  /**
   * New device accounts from one network, because a client can change its address within the network. The limit is
   * high, because phone carriers put many people into one network.
   */
  startByNetwork: { points: 1_000, seconds: 60 * 60 },
  mailByAddress: { points: 20, seconds: 10 * 60 },
  mailToAccount: { points: 3, seconds: 60 * 60 },
  mailToAccountSoon: { points: 1, seconds: 60 },
  /**
   * Messages of one kind to one mailbox, for any reason. The limit is higher than `mailToAccount`, so that a link is
   * always sent if the product has promised it.
   */
  mailOfAKind: { points: 5, seconds: 60 * 60 },
  /** Counts invalid links only. */
  tokenByAddress: { points: 30, seconds: 5 * 60 },
  /** Counts wrong carry codes only. */
  carryByAddress: { points: 20, seconds: 15 * 60 },
  /**
   * Applies once `carryByAddress` is used up, in the same way as `loginByAddressSlowly`: 60 more guesses in 15 minutes.
   */
  carryByAddressSlowly: { points: 1, seconds: 15 },
  /**
   * Transfer codes tried from one network, because a client can change its address within the network. It is used up
   * long before `carryOfAll`.
   */
  carryByNetwork: { points: 200, seconds: 15 * 60 },
  carryByNetworkSlowly: { points: 1, seconds: 15 },
  /**
   * Limit on all guesses together, against attackers who use many networks. Slow tries also count, so they add no risk.
   * With a thousand valid codes, the probability of a right guess is one in a million per 15 minutes. An attacker who
   * uses up this limit only prevents others from using transfer codes.
   */
  carryOfAll: { points: 3_000, seconds: 15 * 60 },
  /**
   * Counts only wrong class codes, so that three classes behind one address can join at the same time. There are 3.6 ×
   * 10¹² codes. One address can try 11,520 codes a day, plus 17,280 slowly. If there are a thousand classes, an
   * attacker would find one in 340 years.
   */
  classCodeByAddress: { points: 120, seconds: 15 * 60 },
  /** Applies once `classCodeByAddress` is used up, in the same way as `loginByAddressSlowly`. */
  classCodeByAddressSlowly: { points: 1, seconds: 5 },
  /** Students who join one class from one connection: one and a half lecture halls per hour. */
  joinsOfClass: { points: 60, seconds: 60 * 60 },
  /**
   * Class codes tried from one network, because a client can change its address within the network. An attacker can try
   * 113,280 codes a day, including slow tries, and would find a class in 86 years.
   */
  classCodeByNetwork: { points: 1_000, seconds: 15 * 60 },
  classCodeByNetworkSlowly: { points: 1, seconds: 5 },
} as const satisfies Record<string, Limit>;

export type GuessLimitName = keyof typeof GUESS_LIMITS;

/**
 * Reason for a message. A reason for which fewer people can cause messages gets a larger share of the hourly email
 * limit.
 */
export type MailCause = 'sign-up' | 'unconfirmed account' | 'confirmed account';
