/** Joins names: "Core", "Core and Type I", "Core, Type I and Type II". */
export const listNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
