export const NOTHING = '–';

export const formatPercent = (percent: number | null): string => (percent === null ? NOTHING : `${percent}%`);
