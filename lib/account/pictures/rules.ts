export const PICTURE_MAX_BYTES = 6 * 1024 * 1024;

/** What cameras and phones make. Never SVG, which is a program. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Width and height, pixels: sharp on the densest phone at the size that pages show. */
export const PICTURE_SIZE = 256;

/** The path under which a picture is served. */
export const picturePath = (version: string): string => `/auth/pictures/${version}`;

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte);

/**
 * Whether the bytes begin as JPEG, PNG or WebP do. Asked before any decoder sees them, so that what calls itself an image
 * cannot choose a decoder for formats that nobody uploads, SVG above all.
 */
export function looksLikePicture(bytes: Uint8Array): boolean {
  const isJpeg = startsWith(bytes, [0xff, 0xd8, 0xff]);
  const isPng = startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const isWebp = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
  return isJpeg || isPng || isWebp;
}
