import { type Load, underLoad } from './load';

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
