import type { Picture } from '@/lib/bank/picture/contract';
import { cn } from './cn';

/** `--foreground` of both themes: an image takes no colors from its page. */
const INK = { light: '#0e2530', dark: '#e7f1f5' };

const addressOf = (svg: string, ink: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('currentColor', ink))}`;

/** Width and height of the drawing in CSS pixels, so that it has its place before it is drawn. */
function sizeOf(svg: string): { width?: number; height?: number } {
  const [, , width, height] =
    /viewBox\s*=\s*["']([^"']+)/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return width && height ? { width, height } : {};
}

interface QuestionPictureProps {
  picture: Picture;
  className?: string;
  /** Of the drawing itself, such as a height that it may not exceed. */
  imageClassName?: string | undefined;
}

/** The drawing of a question, in the ink of the theme; on paper always dark. As an image it runs and loads nothing. */
export function QuestionPicture({ picture: { svg, description }, className, imageClassName }: QuestionPictureProps) {
  const size = sizeOf(svg);
  return (
    <span
      className={cn('block w-fit rounded-xl border border-border bg-card p-3 forced-color-adjust-none', className)}
      data-picture
    >
      {/* biome-ignore lint/performance/noImgElement: a drawing in the page itself has nothing to be optimized. */}
      <img
        {...size}
        alt={description}
        src={addressOf(svg, INK.light)}
        className={cn('dark:not-print:hidden', imageClassName)}
      />
      {/* biome-ignore lint/performance/noImgElement: as above. */}
      <img
        {...size}
        alt={description}
        src={addressOf(svg, INK.dark)}
        className={cn('hidden dark:not-print:block', imageClassName)}
      />
    </span>
  );
}
