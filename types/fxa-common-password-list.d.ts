declare module 'fxa-common-password-list' {
  /** Whether a password is among the 50,000 most common ones of eight characters or more. */
  export function test(password: string): boolean;
}
