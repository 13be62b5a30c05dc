/** The same key for names that people cannot tell apart, because they read past letter case and spaces. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
