import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { ShowSelect } from './show-select';

interface SearchAndShowProps {
  label: string;
  placeholder?: string;
  maxLength: number;
  search: string;
  show: string;
  names: Readonly<Record<string, string>>;
  onSearch: (search: string) => void;
  onShow: (show: string) => void;
}

export function SearchAndShow(props: SearchAndShowProps) {
  const { label, placeholder, maxLength, search, show, names, onSearch, onShow } = props;
  const options = Object.entries(names);
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder={placeholder}
            maxLength={maxLength}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
        )}
      </Field>
      <ShowSelect value={show} options={options} onChange={onShow} />
    </div>
  );
}
