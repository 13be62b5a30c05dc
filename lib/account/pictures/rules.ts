export const PICTURE_MAX_BYTES = 6 * 1024 * 1024;

/** Accepted formats, which cameras and phones use. SVG is excluded, because it can contain scripts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * Width and height of a stored picture in pixels. Pages show it so small that this is enough for the densest phone
 * display.
 */
export const PICTURE_SIZE = 256;

/** Returns the URL path of a picture. */
export const picturePath = (version: string): string => `/auth/pictures/${version}`;

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte);

/**
 * True if the bytes begin like a JPEG, PNG or WebP file. This check comes before decoding, so that an upload cannot
 * start a decoder for other formats, such as SVG.
 */
export function looksLikePicture(bytes: Uint8Array): boolean {
  const isJpeg = startsWith(bytes, [0xff, 0xd8, 0xff]);
  const isPng = startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const isWebp = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
  return isJpeg || isPng || isWebp;
}

/**
 * Maximum number of pixels, more than pictures of phone cameras have. Non-progressive JPEG files are scaled down while
 * they are read.
 */
export const MAX_PIXELS = 100_000_000;
const MAX_UNPACKED_PIXELS = 25_000_000;
/** Maximum size in memory of a picture that must be decoded completely before it is scaled down. */
const MAX_UNPACKED_BYTES = 100_000_000;

interface Header {
  format: string;
  width: number;
  height: number;
  channels: number;
  /** Type of one color sample: `uchar` has one byte, `ushort` two. */
  depth: string;
  isProgressive: boolean;
  chromaSubsampling?: string;
}

/**
 * Returns the bytes per pixel that decoding a progressive JPEG takes: two bytes per sample. Cameras save 4:2:0, which
 * has half as many color samples as brightness samples.
 */
const coefficientBytes = ({ channels, chromaSubsampling }: Header): number =>
  2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);

/**
 * Returns an error message for a picture that would take too much memory when it is decoded, even if its file is small.
 * Null if the picture may be decoded.
 */
export function refuseSize(header: Header): string | null {
  const { format, width, height, channels, depth, isProgressive } = header;
  const isJpeg = format === 'jpeg';
  if (isJpeg && !isProgressive) return null;
  const bytes = isJpeg ? coefficientBytes(header) : channels * (depth === 'uchar' ? 1 : 2);
  const isTooLarge = width * height * bytes > MAX_UNPACKED_BYTES;
  if (!isTooLarge && (isJpeg || width * height <= MAX_UNPACKED_PIXELS)) return null;
  return 'This picture has too many pixels. Choose a smaller one, or a photo as your camera saves it.';
}
