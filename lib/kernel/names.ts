/** Names that people cannot tell apart have the same: they read past letter case and spaces. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
