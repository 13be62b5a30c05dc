'use client';

import { useMutation } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ProfileView } from '@/lib/account/contract';
import { deletePicture, uploadPicture } from '@/lib/account/pictures/endpoints';
import { PICTURE_MAX_BYTES, PICTURE_SIZE, PICTURE_TYPES } from '@/lib/account/pictures/rules';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';

interface PictureControlProps {
  profile: ProfileView;
  onChange: (path: string | null) => void;
}

/** Profile picture and its buttons. The server crops the upload to a small square and stores only that. */
export function PictureControl({ profile, onChange }: PictureControlProps) {
  const t = useTranslations('profile');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { id: profile.id };
  /** Uploads a picture, or removes the current one if called without a picture. */
  const save = useMutation({
    mutationFn: async (picture: File | null) => {
      if (picture) return (await call(uploadPicture, { params }, { upload: picture })).profilePicture;
      await call(deletePicture, { params });
      return null;
    },
    onMutate: () => setProblem(null),
    onSuccess: onChange,
  });
  const error = problem ?? findErrorText(save.error, t('pictureNotSaved'));
  const upload = (file: File | undefined) => {
    if (!file) return;
    if (file.size > PICTURE_MAX_BYTES) return setProblem(t('pictureTooLarge'));
    if (!PICTURE_TYPES.some((type) => type === file.type)) return setProblem(t('pictureType'));
    save.mutate(file);
  };

  return (
    <div className="flex flex-col items-center gap-3">
      {profile.profilePicture ? (
        // biome-ignore lint/performance/noImgElement: already in display size, and cached for a year.
        <img
          src={profile.profilePicture}
          alt={t('you')}
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          className="size-28 rounded-full border border-border object-cover"
        />
      ) : (
        <CircleUserRound aria-hidden strokeWidth={1} className="size-16 text-muted-foreground" />
      )}
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('profilePicture')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          upload(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="outline" size="sm" disabled={save.isPending} onClick={() => input.current?.click()}>
          {save.isPending ? t('saving') : profile.profilePicture ? t('changePicture') : t('addAPicture')}
        </Button>
        {profile.profilePicture ? (
          <Button variant="ghost" size="sm" disabled={save.isPending} onClick={() => save.mutate(null)}>
            {t('remove')}
          </Button>
        ) : null}
      </div>
      {error ? <Alert variant="error">{error}</Alert> : null}
    </div>
  );
}
