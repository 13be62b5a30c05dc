import os from 'node:os';
import { type Load, underLoad } from './load';

// A neighbor has a machine of its own: what its requests cost to send must not be missing here.
os.setPriority(os.constants.priority.PRIORITY_LOW);

/** The other end of `flood.ts`: says that it is there, and after each load that it is over. */
process.on('message', ({ body, ...load }: Load) => {
  underLoad({
    ...load,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : Buffer.from(body) }),
  }).then(
    () => process.send?.('over'),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.('ready');
