import * as contract from '@/lib/account/pictures/contract';
import { deletePicture, uploadPicture } from '@/lib/account/pictures/endpoints';
import { removePicture, savePicture } from '@/lib/account/pictures/service';
import { requireOwnAccount } from '@/lib/account/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(uploadPicture, contract.uploadPicture, async ({ viewer, params, upload }) => ({
  profilePicture: await savePicture({
    userId: requireOwnAccount({ viewer, id: params.id }),
    upload,
  }),
}));

export const DELETE = serve(deletePicture, contract.deletePicture, async ({ viewer, params }) => {
  await removePicture(requireOwnAccount({ viewer, id: params.id }));
  return undefined;
});
