/** Formats a count with its noun: "1 student", "3 students". */
export const countOf = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
