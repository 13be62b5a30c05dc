import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Counted } from '@/components/admin/counted';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { QuestionPicture } from '@/components/ui/question-picture';
import { Textarea } from '@/components/ui/textarea';
import type { Picture } from '@/lib/bank/picture/contract';
import { checkPicture, tidyPicture } from '@/lib/bank/picture/rules';
import { PICTURE_LIMITS } from '@/lib/kernel/exam';
import type { QuestionFields } from './question-fields';

interface PictureProps<P extends Picture | null> {
  picture: P;
  onChange: (picture: Picture | null) => void;
}

/**
 * Drawing of a question, uploaded or pasted as SVG code. The form validates the drawing at once, by the same rule that
 * the server applies on save.
 */
export function PictureFields() {
  const { watch, setValue, formState } = useFormContext<QuestionFields>();
  const picture = watch('picture') ?? null;
  const change = (next: Picture | null) =>
    setValue('picture', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-medium">Picture</legend>
      <PictureButtons picture={picture} onChange={change} />
      {picture ? <PictureCode picture={picture} onChange={change} /> : null}
      {picture ? <PictureDescription picture={picture} onChange={change} /> : null}
    </fieldset>
  );
}

function PictureButtons({ picture, onChange }: PictureProps<Picture | null>) {
  const takeFile = async (file: File) =>
    onChange({ svg: await readStart(file), description: picture?.description ?? '' });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileButton
        label={picture ? 'Choose another SVG file' : 'Choose an SVG file'}
        onFile={(file) => void takeFile(file)}
      />
      <Button variant="ghost" size="sm" onClick={() => onChange(picture ? null : { svg: '', description: '' })}>
        {picture ? 'Remove the picture' : 'Paste SVG code'}
      </Button>
    </div>
  );
}

function PictureCode({ picture, onChange }: PictureProps<Picture>) {
  const { formState } = useFormContext<QuestionFields>();
  const svg = tidyPicture(picture.svg);
  const fault = svg === '' ? undefined : checkPicture(svg)[0];
  const refusal = fault && `The picture ${fault}`;
  // Initially true if there is no picture. Later the admin opens and closes the code; an error keeps it open.
  const [isOpen, setIsOpen] = useState(svg === '');
  return (
    <>
      {svg !== '' && !fault ? <QuestionPicture picture={{ svg, description: picture.description }} /> : null}
      <details open={isOpen || fault !== undefined} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="min-h-6 cursor-pointer">SVG code of the picture</summary>
        <div className="mt-2">
          <Field
            label="SVG code"
            hint="Only shapes and text, in the colors allowed for question pictures. At most 12 kB."
            error={refusal ?? formState.errors.picture?.svg?.message}
          >
            {(control) => (
              <Textarea
                {...control}
                spellCheck={false}
                className="font-mono text-sm!"
                value={picture.svg}
                onChange={(event) => onChange({ ...picture, svg: event.target.value })}
              />
            )}
          </Field>
        </div>
      </details>
    </>
  );
}

function PictureDescription({ picture, onChange }: PictureProps<Picture>) {
  const { formState } = useFormContext<QuestionFields>();
  const { description } = picture;
  return (
    <Field
      label="Description of the picture"
      required
      hint={
        <>
          Describe what a person who cannot see the picture needs to answer. Do not give away the answer.{' '}
          <Counted text={description} limit={PICTURE_LIMITS.description} />
        </>
      }
      error={formState.errors.picture?.description?.message}
    >
      {(control) => (
        <Textarea
          {...control}
          maxLength={PICTURE_LIMITS.description}
          value={description}
          onChange={(event) => onChange({ ...picture, description: event.target.value })}
        />
      )}
    </Field>
  );
}

/** Reads at most twice the size limit, which is enough to tell that a file is too large. */
const readStart = (file: File): Promise<string> => file.slice(0, 2 * PICTURE_LIMITS.bytes).text();

function FileButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".svg,image/svg+xml"
        aria-label="SVG file of the picture"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
