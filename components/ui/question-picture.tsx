import type { Picture } from '@/lib/bank/picture/contract';
import { cn } from './cn';

/** Values of `--foreground` in both themes, because an SVG in an `img` cannot use the page's CSS variables. */
const INK = { light: '#0e2530', dark: '#e7f1f5' };

const addressOf = (svg: string, ink: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('currentColor', ink))}`;

/** Reads the size of the drawing from its viewBox, to reserve the space before it is loaded. */
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
  /** Language of the description, if it is not the page's. */
  language?: string | undefined;
  className?: string;
  /** Classes of the image itself, such as a maximum height. */
  imageClassName?: string | undefined;
}

/**
 * Drawing of a question in the theme's foreground color, and always dark in print. An SVG in an `img` can neither run
 * scripts nor load anything.
 */
export function QuestionPicture(props: QuestionPictureProps) {
  const { picture, language, className, imageClassName } = props;
  const { svg, description } = picture;
  const size = sizeOf(svg);
  return (
    <span
      lang={language}
      className={cn('block w-fit rounded-xl border border-border bg-card p-3 forced-color-adjust-none', className)}
      data-picture
    >
      {/* biome-ignore lint/performance/noImgElement: an inline data URL needs no optimization. */}
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
