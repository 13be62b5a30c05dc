import { useTranslations } from '#texts';
import { QrPicture } from '@/components/device-transfer/qr-picture';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { ClassView } from '@/lib/classes/contract';
import { groupLetterCode } from '@/lib/kernel/letter-code';

interface LargeCodeProps extends Pick<ClassView, 'name' | 'code' | 'joinUrl'> {
  /** URL of the join page, without the code and the protocol. */
  page: string;
  onClose: () => void;
}

/** Code and QR code over the whole window, for a projector. Escape closes it. */
export function LargeCode({ name, code, joinUrl, page, onClose }: LargeCodeProps) {
  const t = useTranslations('live');
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={<span className="wrap-anywhere text-2xl xl:text-4xl">{t('joinClass', { name })}</span>}
        className="inset-0 h-dvh max-h-none w-screen max-w-none translate-x-0 translate-y-0 rounded-none"
      >
        <div className="flex flex-col items-center justify-center gap-6 lg:min-h-[70vh] lg:flex-row lg:gap-12">
          <div className="w-[min(80vw,60vh)] shrink-0 [&_svg]:max-w-none">
            <QrPicture text={joinUrl} label={t('joinCode')} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 text-center lg:text-left">
            <p className="text-2xl xl:text-4xl">{t('scanOrOpen')}</p>
            <p className="wrap-anywhere font-semibold text-2xl xl:text-4xl">{page}</p>
            <p className="text-2xl xl:text-4xl">{t('andType')}</p>
            <p className="font-bold text-4xl tracking-widest sm:text-6xl xl:text-7xl">{groupLetterCode(code)}</p>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
