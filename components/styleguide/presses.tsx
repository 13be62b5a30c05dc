import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Spinner } from '@/components/ui/spinner';
import { Specimen } from './specimen';

const VARIANTS = ['default', 'accent', 'outline', 'secondary', 'ghost', 'destructive', 'link'] as const;
const SIZES = ['sm', 'default', 'lg'] as const;
const BADGES = ['default', 'info', 'success', 'warning', 'error', 'outline'] as const;

export function Presses() {
  return (
    <>
      <Specimen
        title="Button and LinkButton"
        note="variant, size, asChild. One accent on a page at most. LinkButton is a next/link with the same looks; a plain link in a prerendered page takes buttonVariants."
      >
        <div className="flex flex-wrap items-center gap-3">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <LinkButton href="/" variant="outline">
            LinkButton
          </LinkButton>
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {SIZES.map((size) => (
            <Button key={size} size={size}>
              size {size}
            </Button>
          ))}
          <Spinner />
        </div>
      </Specimen>
      <Specimen title="Badge" note="variant. A state in a word or two.">
        <div className="flex flex-wrap gap-2">
          {BADGES.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
        </div>
      </Specimen>
    </>
  );
}
