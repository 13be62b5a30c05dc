import type { LimitName } from '@/lib/kernel/endpoint';

export interface Limit {
  points: number;
  /** Seconds over which `points` are allowed. */
  seconds: number;
}

/**
 * Limits on load, counted in memory per instance: by account where a request shows one, so that a classroom behind one address can
 * study, else by address, where the limits are higher. Limits on guessing and on mail are `GUESS_LIMITS`.
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

/** A classroom behind one address, before its people have signed in. */
export const PEOPLE_AT_ONE_ADDRESS = 5;

/**
 * Rows that one account can make in a day, counted in memory per instance: far more than anybody learns, far less than fills a
 * disk. Favorites need none, because there is one a question at most.
 */
export const ROW_LIMITS = {
  attempts: { points: 300, seconds: 24 * 60 * 60 },
  sessions: { points: 200, seconds: 24 * 60 * 60 },
  reports: { points: 100, seconds: 24 * 60 * 60 },
  /** Of device accounts, counted by connection, because a script makes as many accounts as it likes. */
  deviceReports: { points: 20, seconds: 24 * 60 * 60 },
  classes: { points: 60, seconds: 24 * 60 * 60 },
  assignments: { points: 100, seconds: 24 * 60 * 60 },
  /** Of others, which an account joins. */
  joins: { points: 100, seconds: 24 * 60 * 60 },
  /** Rounds of questions in the room. */
  rounds: { points: 100, seconds: 24 * 60 * 60 },
  /** Lists of answers on paper, of a class each. */
  papers: { points: 100, seconds: 24 * 60 * 60 },
} as const satisfies Record<string, Limit>;

export type RowLimitName = keyof typeof ROW_LIMITS;

/** Limits on guessing and mail, counted in PostgreSQL and shared by all instances (security, requirements 61 to 65). */
export const GUESS_LIMITS = {
  /** Wrong passwords alone. */
  loginByAddress: { points: 50, seconds: 15 * 60 },
  /**
   * After those: one try in so many seconds, which a right password gives back. So an honest person behind the address waits for
   * seconds and not for a quarter of an hour, and an attacker who tries many accounts gets 180 more guesses in that time.
   */
  loginByAddressSlowly: { points: 1, seconds: 5 },
  loginByAccount: { points: 10, seconds: 15 * 60 },
  /** Instead of `loginByAccount`, in a browser that has been signed in to the account before. */
  loginByDevice: { points: 10, seconds: 15 * 60 },
  /** Of a signed-in account that gives its password again; strangers must not be able to use these up. */
  passwordOfUser: { points: 10, seconds: 15 * 60 },
  /** A classroom signs up in an hour. */
  registerByAddress: { points: 60, seconds: 60 * 60 },
  /** Device accounts cost nobody an address, so what one connection can make is bounded: three classrooms an hour. */
  startByAddress: { points: 120, seconds: 60 * 60 },
  /** Those who change the address within a network. A phone company puts many people behind one. */
  startByNetwork: { points: 1_000, seconds: 60 * 60 },
  mailByAddress: { points: 20, seconds: 10 * 60 },
  mailToAccount: { points: 3, seconds: 60 * 60 },
  mailToAccountSoon: { points: 1, seconds: 60 },
  /** Messages of one kind to one address, no matter who causes them; above `mailToAccount`, so that no promised link is left out. */
  mailOfAKind: { points: 5, seconds: 60 * 60 },
  /** Dead links alone. */
  tokenByAddress: { points: 30, seconds: 5 * 60 },
  /** Wrong carry codes alone. */
  carryByAddress: { points: 20, seconds: 15 * 60 },
  /** After those, as with passwords: 60 more guesses in that time. */
  carryByAddressSlowly: { points: 1, seconds: 15 },
  /** The same of those who change the address within a network, long before they have used up what all have. */
  carryByNetwork: { points: 200, seconds: 15 * 60 },
  carryByNetworkSlowly: { points: 1, seconds: 15 },
  /**
   * The same over all, for those who guess from many networks; slow tries count too, so that they add no risk. With a thousand codes
   * open at once, one of so many guesses is right in one of a million quarters of an hour; a sender who uses it up keeps others from
   * carrying their account, and from nothing else.
   */
  carryOfAll: { points: 3_000, seconds: 15 * 60 },
  /**
   * Wrong class codes alone; a right one takes its place back, so that three classes behind one address can join at once. Of 3.6 × 10¹²
   * codes, one address tries 11,520 in a day, and 17,280 slowly: with a thousand classes it finds one in 340 years.
   */
  classCodeByAddress: { points: 120, seconds: 15 * 60 },
  /** After those, as with passwords. */
  classCodeByAddressSlowly: { points: 1, seconds: 5 },
  /** Students who join one class from one connection: a lecture and a half in an hour. */
  joinsOfClass: { points: 60, seconds: 60 * 60 },
  /** Those who change the address within a network: 113,280 in a day with the slow ones, which find a class in 86 years. */
  classCodeByNetwork: { points: 1_000, seconds: 15 * 60 },
  classCodeByNetworkSlowly: { points: 1, seconds: 5 },
} as const satisfies Record<string, Limit>;

export type GuessLimitName = keyof typeof GUESS_LIMITS;
