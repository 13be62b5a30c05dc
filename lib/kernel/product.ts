/** The one configured name of the product; inlined into the browser's code at build time. */
export const PRODUCT_NAME = process.env.NEXT_PUBLIC_PRODUCT_NAME || 'Coldpass';
/** Specification §1: 2024 unless configured. */
export const COPYRIGHT_YEAR = process.env.NEXT_PUBLIC_COPYRIGHT_YEAR || '2024';
