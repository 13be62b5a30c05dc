export type MemberPage = readonly [href: string, name: string];

/** Specification §2, "Signed-in user menu". */
export function listMemberPages(): readonly MemberPage[] {
  return [
    ['/profile', 'Profile'],
    ['/favorites', 'My Favorites'],
    ['/statistics', 'My Statistics'],
    ['/reports', 'My Reports'],
  ];
}
