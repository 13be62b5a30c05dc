import { Search } from 'lucide-react';
import { useId } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

/** Length limit of the query in `GET /api/questions/answered`. */
const MOST_LETTERS = 100;

/** Search field. A plain form, which opens `/search` without scripts. Only the search page passes `onType`. */
export function SearchForm({ typed, onType }: { typed?: string; onType?: (text: string) => void }) {
  const t = useTranslations('search');
  const toPath = usePaths();
  const id = useId();
  const value = onType ? { value: typed ?? '', onChange: onChangeOf(onType) } : {};
  return (
    <search>
      <form
        action={toPath('/search')}
        className="max-w-2xl"
        onSubmit={onType ? (event) => event.preventDefault() : undefined}
      >
        <Label htmlFor={id} className="block">
          {t('label')}
        </Label>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <Input
            id={id}
            name="q"
            type="search"
            maxLength={MOST_LETTERS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={t('example')}
            className="min-w-0 flex-[1_1_10rem]"
            data-route-focus={onType ? '' : undefined}
            {...value}
          />
          {onType ? null : (
            <Button type="submit" variant="outline" size="lg">
              <Search aria-hidden className="size-5" /> {t('search')}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

const onChangeOf =
  (onType: (text: string) => void) =>
  ({ target }: { target: HTMLInputElement }) =>
    onType(target.value);
