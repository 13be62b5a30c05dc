import * as contract from '@/lib/classes/certificate/contract';
import { getCertificate } from '@/lib/classes/certificate/endpoints';
import { CERTIFICATE_FILE } from '@/lib/classes/certificate/rules';
import { getCertificate as get } from '@/lib/classes/certificate/service';
import { serveMedia } from '@/lib/http/serve';

export const GET = serveMedia(getCertificate, contract.getCertificate, async ({ viewer, params, client, now }) => ({
  type: 'application/pdf',
  name: CERTIFICATE_FILE,
  bytes: await get({ viewer, ...params, timeZone: client.timeZone, language: client.language }, now),
}));
