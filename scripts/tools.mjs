import { prepareDependencies } from './lib/dependencies.mjs';

/** Before a command that tests or measures: installs what starting and building do without, where it is missing. */
prepareDependencies({ withTools: true });
