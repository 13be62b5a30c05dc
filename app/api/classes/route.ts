import * as contract from '@/lib/classes/contract';
import { createClass, listClasses } from '@/lib/classes/endpoints';
import { listClasses as list, createClass as make } from '@/lib/classes/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listClasses, contract.listClasses, ({ viewer }) => list(viewer.userId));

export const POST = serve(createClass, contract.createClass, ({ viewer, body }) => make(viewer, body.name));
