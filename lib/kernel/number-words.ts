export const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns a count as a word, such as "four". Counts from 13 on are returned in digits. */
export const inWords = (count: number): string => NUMBER_WORDS[count] ?? String(count);

/** Returns "1 hour", "48 hours" and so on. */
export const inHours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);
