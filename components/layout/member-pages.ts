export type MemberPage = readonly [href: string, name: string];

/** Specification §2, "Signed-in user menu", as far as the pages exist: a link never leads nowhere. */
export function listMemberPages(): readonly MemberPage[] {
  return [
    ['/favorites', 'My Favorites'],
    ['/reports', 'My Reports'],
  ];
}
